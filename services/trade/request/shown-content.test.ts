import {
  cancelTradeRequest,
  confirmAndPublish,
  createDirectOrder,
  getSupplierTradeRequest,
  getTradeRequest,
  requestConfirmation,
  requestTradeRevision,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenFile } from '../../file/files.fixture.ts';
import { givenRequest, openTradeApp, readyContent, type TradeApp } from '../trade.fixture.ts';
import { type Company, openCompany } from './company-roles.fixture.ts';

let app: TradeApp;
let company: Company;
beforeAll(async () => {
  app = await openTradeApp();
  company = await openCompany(app);
}, 60_000);
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'نقشه شفت را پیوست کنید';

const readBySupplier = (id: number) =>
  app.send(getSupplierTradeRequest, { as: app.supplier, params: { id } });

const edit = ({ id, rowVersion }: TradeRequest, note: string) =>
  app.call(updateDirectOrder, {
    ...{ as: app.buyer, params: { id }, version: rowVersion },
    body: { ...readyContent(app), note },
  });

/** A request of which the supplier has asked for changes. */
async function givenReturned(): Promise<TradeRequest> {
  const { id } = await givenRequest(app, 'ConfirmationRequested');
  await app.call(requestTradeRevision, { as: app.supplier, params: { id }, body: { reason } });
  return app.call(getTradeRequest, { as: app.buyer, params: { id } });
}

describe('a request that its supplier wants changed', () => {
  it('is read by the supplier as it was handed in, and no longer once the buyer writes', async () => {
    const returned = await givenReturned();
    const before = await readBySupplier(returned.id);
    const edited = await edit(returned, 'هنوز فکر می‌کنم');
    const meanwhile = await readBySupplier(returned.id);
    const params = { id: returned.id };
    const again = await app.call(requestConfirmation, { as: app.buyer, params });
    const after = await readBySupplier(returned.id);

    expect([before.status, before.body.note]).toEqual([200, null]);
    expect([edited.status, edited.reason, meanwhile.status]).toEqual(['Draft', reason, 404]);
    expect(again.reason).toBeNull();
    expect([after.status, after.body.note]).toEqual([200, 'هنوز فکر می‌کنم']);
  });

  it('is not shown to the supplier when it is cancelled with what was written since', async () => {
    const { id } = await edit(await givenReturned(), 'نوشته‌ای که تحویل نشد');
    await app.call(cancelTradeRequest, { as: app.buyer, params: { id }, body: { reason } });

    expect((await readBySupplier(id)).status).toBe(404);
  });
});

describe('a request that a requester hands in', () => {
  it('reaches the supplier with its documents when an approver publishes it, and not before', async () => {
    const as = company.people.requester;
    const file = await givenFile(app.test.app, as);
    const { lines, needBy } = readyContent(app);
    const draft = await app.call(createDirectOrder, {
      as: app.buyer,
      body: { supplierId: app.item.supplierId, ...readyContent(app) },
    });
    const params = { id: draft.id };
    await app.call(updateDirectOrder, {
      ...{ as, params, version: draft.rowVersion },
      body: { lines, needBy, deliveryAddressId: app.addressId, documents: [{ typeId: 3, fileId: file.id }] },
    });
    const readFile = async () =>
      (await app.test.app.inject({ url: `/file/api/v1/files/${file.id}`, headers: app.supplier })).statusCode;
    const handedIn = await app.call(requestConfirmation, { as, params });
    const waiting = [(await readBySupplier(draft.id)).status, await readFile()];
    const approver = company.people.approver;
    await app.call(confirmAndPublish, { as: approver, params, version: handedIn.rowVersion });

    expect(handedIn.allowedActions).not.toContain('confirmAndPublish');
    expect(waiting).toEqual([404, 404]);
    expect([(await readBySupplier(draft.id)).status, await readFile()]).toEqual([200, 200]);
  });
});
