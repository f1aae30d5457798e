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
} from '@bazaar/contracts/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTradeApp, type TradeApp } from '../trade.fixture.ts';
import {
  type Company,
  givenInState,
  openCompany,
  PEOPLE,
  type Person,
  tryAction,
} from './company-roles.fixture.ts';

let app: TradeApp;
let company: Company;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const isOutside = (person: Person) => person === 'former' || person === 'stranger';

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

  it('narrows the list to the company or to their own requests', async () => {
    const as = company.people.requester;
    const begin = (customerId?: number) =>
      app.call(createDirectOrder, { as, body: { supplierId: app.item.supplierId, customerId } });
    const [own, companys] = [await begin(), await begin(company.id)];
    const listed = async (person: Person) => {
      const query = { filter: { customerId: company.id, statuses: ['Draft' as const] } };
      const { items } = await app.call(listTradeRequests, { as: company.people[person], query });
      return items.map(({ id }) => id).filter((id) => id === own.id || id === companys.id);
    };

    expect(own.actingRole).toBe('owner');
    expect(companys.actingRole).toBe('requester');
    expect(await listed('requester')).toEqual([companys.id]);
    expect(await listed('viewer')).toEqual([companys.id]);
    const refused = await app.send(listTradeRequests, {
      as: company.people.former,
      query: { filter: { customerId: company.id } },
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
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
