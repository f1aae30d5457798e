import { requestOnlinePayment, retryOnlinePayment } from '@bazaar/contracts/payment';
import { createDirectOrder, quoteTradeRequest, TRADE_STATUSES } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, quoteBody, readyContent, type TradeApp } from '../trade.fixture.ts';
import {
  type Action,
  type Company,
  everythingBut,
  givenInState,
  openCompany,
  tryAction,
} from './company-roles.fixture.ts';
import { booksOf } from './trade-books.fixture.ts';

let app: TradeApp;
let company: Company;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

/** Makes a user answer for the supplier of the test's item while something is tried. */
async function asSupplierOf<T>(userId: number, work: () => Promise<T>): Promise<T> {
  await sql`
    insert into auth.user_role (user_id, role, supplier_id)
    values (${userId}, 'supplier', ${app.item.supplierId})`.execute(app.test.db);
  try {
    return await work();
  } finally {
    await sql`delete from auth.user_role where user_id = ${userId} and role = 'supplier'`.execute(
      app.test.db,
    );
  }
}

const TRADING: Partial<Record<(typeof TRADE_STATUSES)[number], readonly Action[]>> = {
  Draft: ['edit', 'requestConfirmation'],
  ConfirmationRequested: ['edit', 'confirmAndPublish'],
  RevisionRequested: ['edit', 'requestConfirmation'],
  Published: ['edit'],
  Quoted: ['edit', 'accept', 'counter'],
  Completed: ['rate', 'repeat'],
};
const CELLS = TRADE_STATUSES.flatMap((status) =>
  (TRADING[status] ?? []).map((action) => [status, action] as const),
);

describe('a trade with the supplier that one answers for', () => {
  it.each(CELLS)('is refused for the buyer and for their agent: %s %s', async (status, action) => {
    const request = await givenInState(app, status);
    const before = [await everythingBut(app, 0), await booksOf(app)];
    for (const person of ['owner', 'approver'] as const) {
      const reply = await asSupplierOf(company.userIds[person], () =>
        tryAction(app, company.people[person], { action, request }),
      );

      expect([person, reply.status, reply.body.code]).toEqual([person, 422, 'own_supplier']);
    }
    expect([await everythingBut(app, 0), await booksOf(app)]).toEqual(before);
  });

  it('does not begin', async () => {
    const body = { supplierId: app.item.supplierId, ...readyContent(app) };
    const before = await everythingBut(app, 0);
    const reply = await asSupplierOf(company.userIds.owner, () =>
      app.send(createDirectOrder, { as: app.buyer, body }),
    );

    expect([reply.status, reply.body.code]).toEqual([422, 'own_supplier']);
    expect(reply.body.detail).toContain('تأمین‌کننده دیگری');
    expect(await everythingBut(app, 0)).toEqual(before);
  });

  it('is not paid by the buyer or by an agent: from the wallet, at a gateway, or there again', async () => {
    const request = await givenInState(app, 'AwaitingPayment');
    const gatewayId = 'sandbox';
    const online = { paymentPurpose: 'tradeRequest', purposeId: request.id, gatewayId };
    const pay = async (as: TradeApp['buyer']) => [
      await tryAction(app, as, { action: 'pay', request }),
      await app.send(requestOnlinePayment, { as, body: online }),
      await app.send(retryOnlinePayment, { as, body: { paymentId: request.paymentId, gatewayId } }),
    ];
    await sql`update payment.payment set status = 'Failed' where id = ${request.paymentId}`.execute(
      app.test.db,
    );
    const before = [await everythingBut(app, 0), await booksOf(app)];
    for (const person of ['owner', 'finance'] as const) {
      const replies = await asSupplierOf(company.userIds[person], () => pay(company.people[person]));

      expect([person, ...replies.map(({ status, body }) => `${status} ${body.code}`)]).toEqual([
        person,
        ...Array(3).fill('422 own_supplier'),
      ]);
    }
    expect([await everythingBut(app, 0), await booksOf(app)]).toEqual(before);
    expect((await tryAction(app, company.people.finance, { action: 'pay', request })).status).toBe(200);
  });

  it('is not quoted by an agent of the buyer, nor to a buyer of the supplier', async () => {
    const request = await givenInState(app, 'Published');
    const parts = { params: { id: request.id }, body: quoteBody(app, request) };
    const byAgent = await asSupplierOf(company.userIds.viewer, () =>
      app.send(quoteTradeRequest, { ...parts, as: company.people.viewer }),
    );
    const toOwn = await asSupplierOf(company.userIds.owner, () =>
      app.send(quoteTradeRequest, { ...parts, as: app.supplier }),
    );

    expect([byAgent.status, byAgent.body.code]).toEqual([422, 'own_supplier']);
    expect([toOwn.status, toOwn.body.code]).toEqual([422, 'own_supplier']);
  });

  it('can still be cancelled', async () => {
    const request = await givenInState(app, 'Published');
    const reply = await asSupplierOf(company.userIds.owner, () =>
      tryAction(app, app.buyer, { action: 'cancel', request }),
    );

    expect(reply.status).toBe(200);
  });
});
