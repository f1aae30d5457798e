import {
  cancelPayment,
  getPaymentById,
  getPaymentForRetry,
  requestOnlinePayment,
  retryOnlinePayment,
} from '@bazaar/contracts/payment';
import {
  createDirectOrder,
  getMembershipAndPrice,
  getTradeRequest,
  listTradeRequestEvents,
  listTradeRequests,
  TRADE_STATUSES,
  type TradeStatus,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import {
  ACTIONS,
  type Action,
  booksOf,
  type Company,
  everythingBut,
  givenInState,
  openCompany,
  PEOPLE,
  type Person,
  tryAction,
} from './company-roles.fixture.ts';
import { edgeOf } from './trade-machine.rules.ts';

let app: TradeApp;
let company: Company;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

/** States with the actions that somebody on the buyer's side has in them, written independently of the code. */
const OPEN: Readonly<Record<TradeStatus, readonly Action[]>> = {
  Draft: ['edit', 'requestConfirmation', 'cancel'],
  ConfirmationRequested: ['edit', 'confirmAndPublish', 'cancel', 'repeat'],
  RevisionRequested: ['edit', 'requestConfirmation', 'cancel', 'repeat'],
  Published: ['edit', 'cancel', 'repeat'],
  Quoted: ['edit', 'accept', 'counter', 'cancel', 'repeat'],
  Accepted: ['cancel', 'repeat'],
  AwaitingPayment: ['pay', 'cancel', 'repeat'],
  Paid: ['repeat'],
  InFulfillment: ['repeat'],
  Delivered: ['confirmDelivery', 'object', 'repeat'],
  Completed: ['rate', 'repeat'],
  Rejected: ['repeat'],
  Cancelled: ['repeat'],
  Expired: ['repeat'],
  Disputed: ['repeat'],
};
const PUBLIC: readonly TradeStatus[] = ['Published', 'Quoted', 'Accepted', 'AwaitingPayment'];

/** Who may, written independently of the code. */
function mayDo(person: Person, action: Action, status: TradeStatus): boolean {
  const binds =
    ['confirmAndPublish', 'accept', 'counter', 'confirmDelivery'].includes(action) ||
    (['edit', 'cancel'].includes(action) && PUBLIC.includes(status));
  switch (person) {
    case 'owner':
      return true;
    case 'approver':
      return action !== 'pay';
    case 'smallApprover':
      return !['pay', 'confirmAndPublish', 'accept'].includes(action) && !(action === 'edit' && binds);
    case 'requester':
      return action !== 'pay' && !binds;
    case 'finance':
      return action === 'pay';
    default:
      return false;
  }
}

const isOutside = (person: Person) => person === 'former' || person === 'stranger';

/** Statuses with which a cell may be answered when nothing may happen. */
function refusalsOf(person: Person, action: Action, status: TradeStatus): readonly number[] {
  if (isOutside(person)) {
    return [404];
  }
  if (action === 'pay') {
    // What was paid or never asked for has no payment that could be paid.
    return OPEN[status].includes('pay') ? [403] : [403, 404, 409];
  }
  return OPEN[status].includes(action) ? [403] : [409];
}

const cellsOf = (status: TradeStatus) =>
  PEOPLE.flatMap((person) =>
    ACTIONS.map((action) => ({
      person,
      action,
      isAllowed: OPEN[status].includes(action) && mayDo(person, action, status),
    })),
  );

/** The latest event of a type. */
async function eventOf(requestId: number, type: string) {
  const { rows } = await sql<{ userId: number | null; to: TradeStatus }>`
    select actor_user_id as "userId", to_status as "to" from trade.event
    where request_id = ${requestId} and type = ${type} order by id desc limit 1`.execute(app.test.db);
  return rows[0];
}

/** Makes a request in this state and repeats it. */
async function expectRepeated(person: Person, status: TradeStatus) {
  const request = await givenInState(app, status);
  const before = await app.call(getTradeRequest, { as: app.buyer, params: { id: request.id } });
  const { status: answered, body } = await tryAction(app, company.people[person], {
    action: 'repeat',
    request,
  });

  expect([person, 'repeat', answered, body.status]).toEqual([person, 'repeat', 201, 'Draft']);
  expect(await eventOf(body.id, 'create')).toEqual({ userId: company.userIds[person], to: 'Draft' });
  expect(await app.call(getTradeRequest, { as: app.buyer, params: { id: request.id } })).toEqual(before);
}

/** Makes a request in this state and moves it. */
async function expectMoved(person: Person, action: Exclude<Action, 'repeat'>, status: TradeStatus) {
  const request = await givenInState(app, status);
  const before = await everythingBut(app, request.id);
  const { status: answered, body } = await tryAction(app, company.people[person], { action, request });
  const to = edgeOf(status, action, action === 'pay' ? 'system' : 'buyer')?.to;

  expect([person, action, answered, body.code]).toEqual([person, action, 200, undefined]);
  expect(await eventOf(request.id, action)).toEqual({ userId: company.userIds[person], to });
  expect(await everythingBut(app, request.id)).toEqual(before);
}

describe.each(TRADE_STATUSES)('every role and action on a request that is %s', (status) => {
  it('refuses what is not allowed, and changes nothing', async () => {
    const request = await givenInState(app, status);
    const before = [await everythingBut(app, 0), await booksOf(app)];
    const wrong: unknown[] = [];
    for (const { person, action } of cellsOf(status).filter(({ isAllowed }) => !isAllowed)) {
      const reply = await tryAction(app, company.people[person], { action, request });
      if (!refusalsOf(person, action, status).includes(reply.status)) {
        wrong.push([person, action, reply.status, reply.body.code]);
      }
    }

    expect(wrong).toEqual([]);
    expect([await everythingBut(app, 0), await booksOf(app)]).toEqual(before);
  }, 60_000);

  it('offers each person what they may do', async () => {
    const request = await givenInState(app, status);
    for (const person of PEOPLE.filter((one) => !isOutside(one))) {
      const seen = await app.call(getTradeRequest, {
        as: company.people[person],
        params: { id: request.id },
      });
      const hidden = person === 'smallApprover' ? ['edit'] : [];
      const expected = OPEN[status].filter((action) => mayDo(person, action, status));

      expect(seen.allowedActions.filter((action) => !hidden.includes(action)).toSorted()).toEqual(
        expected.filter((action) => !hidden.includes(action)).toSorted(),
      );
      expect(seen.actingRole).toBe(person === 'smallApprover' ? 'approver' : person);
    }
  });

  it('does what is allowed for this request alone, and notes the acting person', async () => {
    for (const { person, action } of cellsOf(status).filter(({ isAllowed }) => isAllowed)) {
      await (action === 'repeat' ? expectRepeated(person, status) : expectMoved(person, action, status));
    }
  }, 60_000);
});

describe('an agent', () => {
  it.each([
    ['owner', 201],
    ['viewer', 403],
    ['requester', 201],
    ['approver', 201],
    ['finance', 403],
    ['former', 404],
    ['stranger', 404],
  ] as const)('begins a request for the company, or not: %s %i', async (person, expected) => {
    const body = { supplierId: app.item.supplierId, customerId: company.id };
    const { status, body: made } = await app.send(createDirectOrder, { as: company.people[person], body });

    expect(status).toBe(expected);
    if (status === 201) {
      const seen = await app.call(getTradeRequest, { as: app.buyer, params: { id: made.id } });
      expect(seen.buyerName).toBe('شرکت آبرسان نمونه');
    }
  });

  it('finds the requests of the company in the list, until the role is taken away', async () => {
    const { id } = await givenInState(app, 'Published');
    const listed = async (person: Person) =>
      (await app.call(listTradeRequests, { as: company.people[person] })).items.some((one) => one.id === id);

    expect(await Promise.all(PEOPLE.map(listed))).toEqual(PEOPLE.map((person) => !isOutside(person)));
  });

  it('is named in the events, which former agents no longer read', async () => {
    const request = await givenInState(app, 'Draft');
    await tryAction(app, company.people.requester, { action: 'requestConfirmation', request });
    const query = { requestId: request.id };
    const { items } = await app.call(listTradeRequestEvents, { as: app.buyer, query });
    const own = await app.call(listTradeRequestEvents, { as: company.people.requester, query });
    const refused = await app.send(listTradeRequestEvents, { as: company.people.former, query });

    expect(items.map(({ actor }) => [actor?.name, actor?.isReader])).toEqual([
      ['خریدار نمایشی', true],
      ['کاربر بازار', false],
    ]);
    expect(items[1]?.actor?.mobile).toContain('•••');
    expect(own.items.map(({ actor }) => actor?.isReader)).toEqual([false, true]);
    expect(refused.status).toBe(404);
  });

  it('sees the balance of the wallet only to spend from it', async () => {
    const { id } = await givenInState(app, 'AwaitingPayment');
    const seen = async (person: Person) => {
      const as = company.people[person];
      const price = await app.call(getMembershipAndPrice, { as, params: { id } });
      return [price.walletAvailableRial !== null, price.shortfallRial !== null];
    };

    expect(await Promise.all((['owner', 'approver', 'finance'] as const).map(seen))).toEqual(
      Array(3).fill([true, true]),
    );
    expect(await Promise.all((['viewer', 'requester'] as const).map(seen))).toEqual(
      Array(2).fill([false, false]),
    );
  });

  it('is refused every call on the payment, unless they may pay', async () => {
    const { id, paymentId } = await givenInState(app, 'AwaitingPayment');
    const payment = z.int().parse(paymentId);
    const tried = async (person: Person) => {
      const as = company.people[person];
      const query = { paymentId: payment };
      const gatewayId = 'sandbox';
      const begun = { paymentPurpose: 'tradeRequest', purposeId: id, gatewayId };
      const replies = [
        await app.send(getPaymentById, { as, query }),
        await app.send(getPaymentForRetry, { as, query }),
        await app.send(requestOnlinePayment, { as, body: begun }),
        await app.send(retryOnlinePayment, { as, body: { paymentId: payment, gatewayId } }),
        await app.send(cancelPayment, { as, params: { id: payment } }),
      ];
      return replies.map(({ status }) => status);
    };

    expect(await tried('viewer')).toEqual(Array(5).fill(403));
    expect(await tried('approver')).toEqual(Array(5).fill(403));
    expect((await tried('finance')).slice(0, 2)).toEqual([200, 200]);
    expect(await tried('former')).toEqual(Array(5).fill(404));
  });

  it('is told the limit that stops them', async () => {
    const request = await givenInState(app, 'Quoted');
    const reply = await tryAction(app, company.people.smallApprover, { action: 'accept', request });

    expect([reply.status, reply.body.code]).toEqual([403, 'over_approval_limit']);
    expect(reply.body.data).toEqual({ payableRial: request.payableRial, approvalLimitRial: 1 });
    expect(reply.body.detail).toContain('سقف تأیید شما');
  });
});
