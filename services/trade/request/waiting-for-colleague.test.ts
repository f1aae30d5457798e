import {
  createDirectOrder,
  getSupplierTradeRequest,
  getTradeRequest,
  listOperatorTradeRequests,
  listSupplierTradeRequests,
  quoteTradeRequest,
  rejectTradeRequest,
  requestConfirmation,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  type TradeRequest,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTradeApp, quoteBody, readyContent, type TradeApp } from '../trade.fixture.ts';
import { type Company, openCompany } from './company-roles.fixture.ts';

let app: TradeApp;
let company: Company;
let request: TradeRequest;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
  const { requester } = company.people;
  const { rows } = await sql<{ id: number }>`
    select id from merchant.delivery_address where customer_id = ${company.id} order by id`.execute(
    app.test.db,
  );
  const content = { ...readyContent(app), deliveryAddressId: rows[0]?.id };
  const { id } = await app.call(createDirectOrder, {
    as: requester,
    body: { supplierId: app.item.supplierId, customerId: company.id, ...content },
  });
  request = await app.call(requestConfirmation, { as: requester, params: { id } });
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'مشخصات کامل نیست';

describe('a request that waits for a colleague who may publish it', () => {
  it('waits for confirmation, and the buyer’s side sees it', async () => {
    const seen = await app.call(getTradeRequest, { as: company.people.viewer, params: { id: request.id } });

    expect([request.status, seen.status]).toEqual(['ConfirmationRequested', 'ConfirmationRequested']);
  });

  it.each(['supplier', 'operator'] as const)('is unknown to the %s, whatever they try', async (somebody) => {
    const as = app[somebody];
    const parts = { as, params: { id: request.id }, version: request.rowVersion };
    const calls = {
      supplier: [
        app.send(getSupplierTradeRequest, parts),
        app.send(quoteTradeRequest, { ...parts, body: quoteBody(app, request, 900) }),
        app.send(rejectTradeRequest, { ...parts, body: { reason } }),
        app.send(requestTradeRevision, { ...parts, body: { reason } }),
      ],
      operator: [
        app.send(getTradeRequest, parts),
        app.send(returnTradeRequest, { ...parts, body: { reason } }),
        app.send(ruleOnTradeRequest, { ...parts, body: { outcome: 'cancel', reason } }),
      ],
    };

    const answers = await Promise.all(calls[somebody]);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const list = somebody === 'supplier' ? listSupplierTradeRequests : listOperatorTradeRequests;
    const { items } = await app.call(list, { as, query: { paging: { pageNumber: 1, pageSize: 100 } } });
    expect(items.map(({ id }) => id)).not.toContain(request.id);
    const after = await app.call(getTradeRequest, { as: app.buyer, params: { id: request.id } });
    expect([after.status, after.rowVersion]).toEqual([request.status, request.rowVersion]);
  });
});
