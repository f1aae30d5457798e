import { randomUUID } from 'node:crypto';
import { getPaymentById, payFromWallet } from '@bazaar/contracts/payment';
import {
  acceptQuote,
  confirmAndPublish,
  createDirectOrder,
  getSupplierTradeRequest,
  getTradeRequest,
  listSupplierTradeRequests,
  listTradeRequestEvents,
  listTradeRequests,
  quoteTradeRequest,
  repeatTradeRequest,
  requestConfirmation,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDatabase } from '../../kit/database/database.ts';
import { messages } from '../messages.ts';
import { type Headers, openTradeApp, quoteBody, readyContent, type TradeApp } from '../trade.fixture.ts';
import { type Company, openCompany } from './company-roles.fixture.ts';

let app: TradeApp;
let company: Company;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const read = (id: number, as = app.buyer) => app.call(getTradeRequest, { as, params: { id } });
const statusOf = async (id: number) => (await read(id)).status;

type Reached = 'Draft' | 'ConfirmationRequested' | 'Published' | 'Quoted';

/** A small request of the demo buyer that belongs to a need. */
async function givenOfNeed(needId: string, reached: Reached): Promise<TradeRequest> {
  const { buyer, supplier, item, call } = app;
  const body = { supplierId: item.supplierId, needId, ...readyContent(app) };
  let request = await call(createDirectOrder, { as: buyer, body });
  const params = { id: request.id };
  if (reached !== 'Draft') {
    request = await call(requestConfirmation, { as: buyer, params });
  }
  if (reached === 'Published' || reached === 'Quoted') {
    await call(confirmAndPublish, { as: buyer, params, version: request.rowVersion });
  }
  if (reached === 'Quoted') {
    const quote = { ...quoteBody(app, request, 1_000), deliveryRial: 0 };
    await call(quoteTradeRequest, { as: supplier, params, body: quote });
  }
  return read(request.id);
}

const accept = (request: TradeRequest, parts: { as?: Headers; key?: string; closeOthers?: boolean } = {}) =>
  app.send(acceptQuote, {
    as: parts.as ?? app.buyer,
    params: { id: request.id },
    version: request.rowVersion,
    body: { closeOthers: parts.closeOthers ?? true },
    key: parts.key ?? randomUUID(),
  });

async function lastEventOf(requestId: number) {
  const query = { requestId, paging: { pageSize: 100 } };
  return (await app.call(listTradeRequestEvents, { as: app.buyer, query })).items.at(-1);
}

const listNeed = (needId: string, as = app.buyer) =>
  app.call(listTradeRequests, { as, query: { filter: { needId } } });

describe("a need's id", () => {
  it('is kept with the request, and the list can be narrowed to it', async () => {
    const needId = randomUUID();
    const [first, second] = [await givenOfNeed(needId, 'Draft'), await givenOfNeed(needId, 'Draft')];
    await givenOfNeed(randomUUID(), 'Draft');
    const { items, totalCount, statusCounts } = await listNeed(needId);

    expect(first.needId).toBe(needId);
    expect(items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id]);
    expect(items.every((item) => item.needId === needId)).toBe(true);
    expect(items.map(({ buyerId }) => buyerId)).toEqual([first.buyerId, first.buyerId]);
    expect(first.buyerId).toBeGreaterThan(0);
    expect(totalCount).toBe(2);
    expect(statusCounts.find(({ status }) => status === 'Draft')?.count).toBe(2);
  });

  it('is null without one, and not taken over by a repetition', async () => {
    const { buyer, item, call } = app;
    const plain = await call(createDirectOrder, { as: buyer, body: { supplierId: item.supplierId } });
    const published = await givenOfNeed(randomUUID(), 'Published');
    const repeated = await call(repeatTradeRequest, { as: buyer, params: { id: published.id } });

    expect([plain.needId, repeated.needId]).toEqual([null, null]);
  });

  it.each(['1', 'not-a-uuid', ''])('is refused when it is no UUID: %j', async (needId) => {
    const body = { supplierId: app.item.supplierId, needId };
    const begun = await app.send(createDirectOrder, { as: app.buyer, body });
    const listed = await app.send(listTradeRequests, { as: app.buyer, query: { filter: { needId } } });

    expect([begun.status, begun.body.code, listed.status]).toEqual([400, 'validation', 400]);
  });

  it('joins nothing of another buyer', async () => {
    const needId = randomUUID();
    const mine = await givenOfNeed(needId, 'Draft');
    const body = { supplierId: app.item.supplierId, needId };
    const theirs = await app.call(createDirectOrder, { as: app.newcomer, body });

    expect((await listNeed(needId)).items.map(({ id }) => id)).toEqual([mine.id]);
    expect((await listNeed(needId, app.newcomer)).items.map(({ id }) => id)).toEqual([theirs.id]);
  });

  it('is not shown to the supplier, as the id of its buyer is not, nor can they search by it', async () => {
    const needId = randomUUID();
    const { id } = await givenOfNeed(needId, 'Published');
    const seen = await app.call(getSupplierTradeRequest, { as: app.supplier, params: { id } });
    const page = await app.call(listSupplierTradeRequests, { as: app.supplier });
    const search = await app.send(listSupplierTradeRequests, {
      as: app.supplier,
      query: { filter: { needId } },
    });

    expect([seen.needId, seen.buyerId]).toEqual([null, null]);
    expect(page.items.every((item) => item.needId === null && item.buyerId === null)).toBe(true);
    expect(search.status).toBe(400);
  });
});

const paymentStatus = async (paymentId: number) =>
  (await app.call(getPaymentById, { as: app.buyer, query: { paymentId } })).status;

/** Pays from the wallet in a transaction that stays open until it is told to end. */
async function payWithoutCommit(paymentId: number) {
  const db = createDatabase(app.test.url, { connections: 1 });
  onTestFinished(() => db.destroy());
  const [paid, released] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
  const paying = db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ pid: number }>`
      select pg_backend_pid() as pid, payment.pay_by_wallet(${paymentId}, ${app.test.clock()})`.execute(
      transaction,
    );
    paid.resolve(rows[0]?.pid ?? 0);
    await released.promise;
  });
  const pid = await Promise.race([paid.promise, paying.then(() => 0)]);
  return {
    /** How many others wait for it. */
    waiting: async () => {
      const { rows } = await sql`
        select from pg_stat_activity where ${pid}::int = any(pg_blocking_pids(pid))`.execute(app.test.db);
      return rows.length;
    },
    commit: () => {
      released.resolve();
      return paying;
    },
  };
}

describe('accepting a quote and closing the others of its need', () => {
  it('cancels each that may be cancelled, and tells its supplier why', async () => {
    const needId = randomUUID();
    const chosen = await givenOfNeed(needId, 'Quoted');
    const open = [
      await givenOfNeed(needId, 'Draft'),
      await givenOfNeed(needId, 'ConfirmationRequested'),
      await givenOfNeed(needId, 'Published'),
      await givenOfNeed(needId, 'Quoted'),
    ];
    const ended = await givenOfNeed(needId, 'Published');
    await sql`update trade.request set status = 'Rejected', reason = 'ظرفیت پر است' where id = ${ended.id}`.execute(
      app.test.db,
    );
    const { status, body } = await accept(chosen);

    expect([status, body.status]).toEqual([200, 'AwaitingPayment']);
    for (const { id, status: from } of open) {
      expect(await lastEventOf(id)).toMatchObject({
        ...{ type: 'cancel', from, to: 'Cancelled', actorKind: 'buyer', reason: messages.closedReason },
      });
    }
    expect(await read(ended.id)).toMatchObject({ status: 'Rejected', reason: 'ظرفیت پر است' });
    const [, , published] = open;
    const params = { id: published?.id };
    expect(await app.call(getSupplierTradeRequest, { as: app.supplier, params })).toMatchObject({
      status: 'Cancelled',
      reason: messages.closedReason,
    });
  });

  it('closes the payment of one that was accepted before', async () => {
    const needId = randomUUID();
    const [before, chosen] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
    const { body: accepted } = await accept(before, { closeOthers: false });
    expect((await accept(chosen)).status).toBe(200);
    const query = { paymentId: accepted.paymentId };
    const payment = await app.call(getPaymentById, { as: app.buyer, query });

    expect([await statusOf(before.id), payment.status]).toEqual(['Cancelled', 'Cancelled']);
  });

  it.each([
    ['without the option', false],
    ['without a need', true],
  ])('leaves the others open %s', async (_, closeOthers) => {
    const needId = randomUUID();
    const [chosen, other] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Published')];
    if (closeOthers) {
      await sql`update trade.request set need_id = null where id = ${chosen.id}`.execute(app.test.db);
    }
    const { status } = await accept(chosen, { closeOthers });

    expect([status, await statusOf(other.id)]).toEqual([200, 'Published']);
  });

  it("does not touch another buyer's request with the same id of a need", async () => {
    const needId = randomUUID();
    const chosen = await givenOfNeed(needId, 'Quoted');
    const body = { supplierId: app.item.supplierId, needId };
    const theirs = await app.call(createDirectOrder, { as: app.newcomer, body });
    await accept(chosen);

    expect(await read(theirs.id, app.newcomer)).toEqual(theirs);
  });

  it('does it once for one key', async () => {
    const needId = randomUUID();
    const [chosen, other] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => accept(chosen, { key })));
    const query = { requestId: other.id, paging: { pageSize: 100 } };
    const events = await app.call(listTradeRequestEvents, { as: app.buyer, query });

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(events.items.filter(({ type }) => type === 'cancel')).toHaveLength(1);
  });

  it('lets one of two succeed that accept different quotes at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const needId = randomUUID();
      const both = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
      const answers = await Promise.all(both.toReversed().map((request) => accept(request)));
      const statuses = await Promise.all(both.map(({ id }) => statusOf(id)));

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(statuses.toSorted()).toEqual(['AwaitingPayment', 'Cancelled']);
    }
  });

  it('leaves another alone that is being paid meanwhile, with the money that is held for it', async () => {
    const needId = randomUUID();
    const [paid, chosen] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
    const { body: accepted } = await accept(paid, { closeOthers: false });
    const { commit, waiting } = await payWithoutCommit(accepted.paymentId);
    const accepting = accept(chosen);
    await expect.poll(waiting).toBe(1);
    await commit();

    expect((await accepting).status).toBe(200);
    expect(await paymentStatus(accepted.paymentId)).toBe('Verified');
    expect([await statusOf(paid.id), await statusOf(chosen.id)]).toEqual(['Paid', 'AwaitingPayment']);
  });

  it('either closes another or leaves it paid when it is paid at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const needId = randomUUID();
      const [other, chosen] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
      const { body: before } = await accept(other, { closeOthers: false });
      const body = { purpose: 'tradeRequest', purposeId: other.id };
      const [accepted, paying] = await Promise.all([
        accept(chosen),
        app.send(payFromWallet, { as: app.buyer, body }),
      ]);

      expect(accepted.status).toBe(200);
      expect([await statusOf(other.id), await paymentStatus(before.paymentId)]).toEqual(
        paying.status === 200 ? ['Paid', 'Verified'] : ['Cancelled', 'Cancelled'],
      );
    }
  });

  it('closes nothing when the quote cannot be accepted', async () => {
    const needId = randomUUID();
    const [chosen, other] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Quoted')];
    const { body: accepted } = await accept(other, { closeOthers: false });
    const stale = await accept({ ...chosen, rowVersion: chosen.rowVersion - 1 });
    const query = { paymentId: accepted.paymentId };
    const payment = await app.call(getPaymentById, { as: app.buyer, query });

    expect(stale.status).toBe(412);
    expect([await statusOf(chosen.id), await statusOf(other.id)]).toEqual(['Quoted', 'AwaitingPayment']);
    expect(payment.status).not.toBe('Cancelled');
  });

  it.each([
    ['viewer', 403, 'forbidden'],
    ['requester', 403, 'forbidden'],
    ['finance', 403, 'forbidden'],
    ['smallApprover', 403, 'over_approval_limit'],
    ['former', 404, 'not_found'],
    ['stranger', 404, 'not_found'],
  ] as const)('is refused to a %s, and changes nothing', async (person, refusal, code) => {
    const needId = randomUUID();
    const [chosen, other] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Published')];
    const { status, body } = await accept(chosen, { as: company.people[person] });

    expect([status, body.code]).toEqual([refusal, code]);
    expect([await read(chosen.id), await read(other.id)]).toEqual([chosen, other]);
  });

  it('is allowed to an approver within their limit, in whose name the others are closed', async () => {
    const needId = randomUUID();
    const [chosen, other] = [await givenOfNeed(needId, 'Quoted'), await givenOfNeed(needId, 'Published')];
    const { status } = await accept(chosen, { as: company.people.approver });

    expect([status, await statusOf(other.id)]).toEqual([200, 'Cancelled']);
    expect((await lastEventOf(other.id))?.actor?.isReader).toBe(false);
  });
});
