import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@bazaar/contracts';
import { payFromWallet as walletPay } from '@bazaar/contracts/payment';
import {
  acceptQuote,
  cancelTradeRequest,
  confirmAndPublish,
  confirmDelivery,
  counterQuote,
  getMembershipAndPrice,
  getTradeRequest,
  listTradeRequestEvents,
  objectToDelivery,
  quoteTradeRequest,
  rateTradeRequest,
  repeatTradeRequest,
  requestConfirmation,
  ruleOnTradeRequest,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { getCredit } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenDelivered, givenRequest, openTradeApp, quoteBody, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'برنامه نصب عوض شد';
const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });
const credit = () => app.call(getCredit, { as: app.buyer });

async function countEvents(requestId: number): Promise<number> {
  const query = { requestId, paging: { pageSize: 100 } };
  return (await app.call(listTradeRequestEvents, { as: app.buyer, query })).totalCount;
}

/** Balance of an account of the ledger. */
async function balance(code: string): Promise<number> {
  const { rows } = await sql<{ rial: number }>`
    select balance_rial as rial from wallet.account where code = ${code}`.execute(app.test.db);
  return rows[0]?.rial ?? 0;
}

interface BuyerMove {
  readonly call: Endpoint;
  readonly body?: object;
  readonly versioned?: true;
}

const BUYER_MOVES: Readonly<Record<string, BuyerMove>> = {
  edit: { call: updateDirectOrder, body: {}, versioned: true },
  requestConfirmation: { call: requestConfirmation },
  confirmAndPublish: { call: confirmAndPublish, versioned: true },
  accept: { call: acceptQuote, versioned: true },
  counter: { call: counterQuote, body: { message: 'گران است' }, versioned: true },
  cancel: { call: cancelTradeRequest, body: { reason } },
  confirmDelivery: { call: confirmDelivery },
  object: { call: objectToDelivery, body: { reason } },
  rate: { call: rateTradeRequest, body: { stars: 4 } },
};

const tryMove = ({ call, body, versioned }: BuyerMove, request: TradeRequest) =>
  app.send(call, {
    as: app.buyer,
    params: { id: request.id },
    ...(body === undefined ? {} : { body }),
    ...(versioned ? { version: request.rowVersion } : {}),
  });

describe('a move that is not allowed', () => {
  it.each(['Draft', 'ConfirmationRequested', 'Published', 'Quoted', 'AwaitingPayment'] as const)(
    'returns 409 with the current state, and changes nothing: %s',
    async (reached) => {
      const request = await givenRequest(app, reached);
      const forbidden = Object.entries(BUYER_MOVES).filter(
        ([move]) => !request.allowedActions.includes(move as 'edit'),
      );
      const answers = await Promise.all(forbidden.map(([, move]) => tryMove(move, request)));

      expect(forbidden.length).toBeGreaterThan(4);
      for (const { status, body } of answers) {
        expect([status, body.code, body.data]).toEqual([
          409,
          'invalid_transition',
          { currentStatus: reached },
        ]);
      }
      expect(await read(request.id)).toEqual(request);
    },
  );

  it.each(Object.entries(BUYER_MOVES))(
    "returns 404 for another user's request: %s",
    async (_, { call, body, versioned }) => {
      const request = await givenRequest(app, 'Draft');
      const parts = {
        params: { id: request.id },
        ...(body ? { body } : {}),
        ...(versioned ? { version: 1 } : {}),
      };

      expect((await app.send(call, { as: app.newcomer, ...parts })).status).toBe(404);
      expect(await read(request.id)).toEqual(request);
    },
  );
});

describe('the version of a request', () => {
  it.each([
    ['confirmAndPublish', 'ConfirmationRequested'],
    ['accept', 'Quoted'],
    ['counter', 'Quoted'],
  ] as const)('guards %s: 412 for an old one, 428 for a missing one', async (move, reached) => {
    const request = await givenRequest(app, reached);
    const { call, body } = BUYER_MOVES[move] ?? {};
    const parts = { as: app.buyer, params: { id: request.id }, ...(body ? { body } : {}) };
    const stale = await app.send(call as Endpoint, { ...parts, version: request.rowVersion - 1 });
    const missing = await app.send(call as Endpoint, parts);

    expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
    expect(missing.status).toBe(428);
    expect(await read(request.id)).toEqual(request);
  });
});

describe('accept', () => {
  it('accepts the quote, creates its payment and stores two events', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const before = await countEvents(quoted.id);
    const parts = { as: app.buyer, params: { id: quoted.id }, version: quoted.rowVersion, key: randomUUID() };
    const accepted = await app.call(acceptQuote, parts);
    const again = await app.call(acceptQuote, parts);
    const price = await app.call(getMembershipAndPrice, { as: app.buyer, params: { id: quoted.id } });

    expect(accepted).toMatchObject({
      status: 'AwaitingPayment',
      allowedActions: ['pay', 'cancel', 'repeat'],
    });
    expect(accepted.totals).toEqual(quoted.totals);
    expect(again).toEqual(accepted);
    expect(await countEvents(quoted.id)).toBe(before + 2);
    expect(price.dueNowRial).toBe(accepted.totals?.payableRial);
  });

  it('returns 409 once the quote has expired, before the timer has run', async () => {
    const published = await givenRequest(app, 'Published');
    const params = { id: published.id };
    const validUntil = new Date(app.test.clock().getTime() + 3_600_000).toISOString();
    const body = { ...quoteBody(app, published), validUntil };
    await app.call(quoteTradeRequest, { as: app.supplier, params, body });
    const quoted = await read(published.id);
    app.test.clock.advance(3_600_000);
    const { status, body: problem } = await app.send(acceptQuote, {
      as: app.buyer,
      params,
      version: quoted.rowVersion,
    });

    expect([status, problem.code]).toEqual([409, 'quote_expired']);
  });
});

describe('counter', () => {
  it('voids the quote and shows the supplier the target prices; the next quote is the second', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const params = { id: quoted.id };
    const targetPrices = [{ lineId: quoted.lines[0]?.id, targetPriceRial: 2_500_000 }];
    const countered = await app.call(counterQuote, {
      ...{ as: app.buyer, params, version: quoted.rowVersion },
      body: { message: 'لطفاً بازبینی کنید', targetPrices },
    });
    await app.call(quoteTradeRequest, {
      as: app.supplier,
      params,
      body: quoteBody(app, countered, 2_600_000),
    });
    const second = await read(quoted.id);

    expect(countered).toMatchObject({ status: 'Published', quote: null, reason: 'لطفاً بازبینی کنید' });
    expect(countered.lines[0]?.targetPriceRial).toBe(2_500_000);
    expect(second.quote?.revision).toBe(2);
    expect(second.lines[0]?.quotedPriceRial).toBe(2_600_000);
    expect([quoted.formerQuote, countered.formerQuote]).toEqual([null, null]);
    expect(second.formerQuote).toEqual(quoted.quote);
  });

  it('returns 400 for a missing line', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const targetPrices = [{ lineId: 2_000_000_000, targetPriceRial: 1 }];
    const { status, body } = await app.send(counterQuote, {
      ...{ as: app.buyer, params: { id: quoted.id }, version: quoted.rowVersion },
      body: { message: 'لطفاً بازبینی کنید', targetPrices },
    });

    expect([status, Object.keys(body.errors)]).toEqual([400, ['targetPrices[0].lineId']]);
  });
});

describe('the payment of a request', () => {
  it('moves the request once for two simultaneous wallet payments, and holds the sum', async () => {
    const request = await givenRequest(app, 'AwaitingPayment');
    const before = await credit();
    const body = { purpose: 'tradeRequest', purposeId: request.id };
    const parts = { as: app.buyer, body };
    const answers = await Promise.all([app.send(walletPay, parts), app.send(walletPay, parts)]);
    await app.test.runJobs();
    const paid = await read(request.id);
    const after = await credit();

    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(paid.status).toBe('InFulfillment');
    expect(after.heldRial - before.heldRial).toBe(request.totals?.payableRial);
    expect(await countEvents(request.id)).toBe(8);
  });

  it('is refused for a request that is not awaiting payment, and changes nothing when reported twice', async () => {
    const request = await givenRequest(app, 'AwaitingPayment');
    const tell = (requestId: number) =>
      sql`select trade.payment_verified(${request.paymentId}, ${requestId}, ${app.test.clock()})`.execute(
        app.test.db,
      );
    await tell(request.id);
    await tell(request.id);
    const other = await givenRequest(app, 'Draft');

    expect((await read(request.id)).status).toBe('Paid');
    expect(await countEvents(request.id)).toBe(7);
    await expect(tell(other.id)).rejects.toMatchObject({ constraint: 'trade_not_awaiting_payment' });
  });
});

describe('cancel', () => {
  it('ends the request and closes its payment', async () => {
    const request = await givenRequest(app, 'AwaitingPayment');
    const { status } = await app.call(cancelTradeRequest, {
      ...{ as: app.buyer, params: { id: request.id }, body: { reason } },
    });
    const body = { purpose: 'tradeRequest', purposeId: request.id };

    expect(status).toBe('Cancelled');
    expect([404, 409]).toContain((await app.send(walletPay, { as: app.buyer, body })).status);
  });

  it('excludes a simultaneous payment: one of the two succeeds, and money is held only for a paid request', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await givenRequest(app, 'AwaitingPayment');
      const before = await credit();
      const parts = { as: app.buyer, params: { id: request.id } };
      const pay = { as: app.buyer, body: { purpose: 'tradeRequest', purposeId: request.id } };
      const [cancelled, paid] = await Promise.all([
        app.send(cancelTradeRequest, { ...parts, body: { reason } }),
        app.send(walletPay, pay),
      ]);
      const { status } = await read(request.id);
      const held = (await credit()).heldRial - before.heldRial;

      expect([cancelled.status, paid.status].filter((code) => code === 200)).toHaveLength(1);
      expect([status, held]).toEqual(
        paid.status === 200 ? ['Paid', request.totals?.payableRial] : ['Cancelled', 0],
      );
    }
  });
});

describe('the held money after the delivery', () => {
  it('goes to the supplier when the buyer confirms', async () => {
    const delivered = await givenDelivered(app);
    const account = `supplier:${app.item.supplierId}:payable`;
    const [before, payable] = [await credit(), await balance(account)];
    const params = { id: delivered.id };
    const completed = await app.call(confirmDelivery, { as: app.buyer, params });
    const sum = completed.totals?.payableRial ?? 0;

    expect(completed.allowedActions).toEqual(['rate', 'repeat']);
    expect((await credit()).heldRial).toBe(before.heldRial - sum);
    expect(await balance(account)).toBe(payable + sum);
  });

  it.each(['complete', 'cancel'] as const)(
    'stays held during a dispute, until the ruling: %s',
    async (outcome) => {
      const delivered = await givenDelivered(app);
      const params = { id: delivered.id };
      const account = `supplier:${app.item.supplierId}:payable`;
      const [before, payable] = [await credit(), await balance(account)];
      const disputed = await app.call(objectToDelivery, { as: app.buyer, params, body: { reason } });
      const during = await credit();
      const body = { outcome, reason: 'گزارش بازرسی' };
      const ruled = await app.call(ruleOnTradeRequest, { as: app.operator, params, body });
      const sum = delivered.totals?.payableRial ?? 0;
      const after = await credit();

      expect([disputed.status, during.heldRial]).toEqual(['Disputed', before.heldRial]);
      expect(ruled.status).toBe(outcome === 'complete' ? 'Completed' : 'Cancelled');
      expect(after.heldRial).toBe(before.heldRial - sum);
      expect(after.availableRial - before.availableRial).toBe(outcome === 'complete' ? 0 : sum);
      expect((await balance(account)) - payable).toBe(outcome === 'complete' ? sum : 0);
    },
  );

  it('accepts a rating once', async () => {
    const { id } = await givenDelivered(app);
    const parts = { as: app.buyer, params: { id }, body: { stars: 3 } };
    await app.call(confirmDelivery, { as: app.buyer, params: { id } });
    const rated = await app.call(rateTradeRequest, parts);
    const twice = await app.send(rateTradeRequest, parts);

    expect(rated).toMatchObject({ rating: { stars: 3, text: null }, allowedActions: ['repeat'] });
    expect([twice.status, twice.body.code]).toEqual([409, 'already_rated']);
  });
});

describe('repeat', () => {
  it('creates a new draft with the same content', async () => {
    const first = await givenRequest(app, 'Published');
    const copy = await app.call(repeatTradeRequest, { as: app.buyer, params: { id: first.id } });

    expect(copy).toMatchObject({
      status: 'Draft',
      repeatedFromId: first.id,
      version: 1,
      needBy: '2027-02-01',
    });
    expect(copy.lines.map(({ id: _, ...line }) => line)).toEqual(
      first.lines.map(({ id: _, ...line }) => line),
    );
    expect(await read(first.id)).toEqual(first);
  });

  it('returns 409 for a draft', async () => {
    const { id } = await givenRequest(app, 'Draft');

    expect((await app.send(repeatTradeRequest, { as: app.buyer, params: { id } })).status).toBe(409);
  });
});
