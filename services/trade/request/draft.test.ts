import { randomUUID } from 'node:crypto';
import {
  confirmAndPublish,
  createDirectOrder,
  getMembershipAndPrice,
  getTradeRequest,
  listTradeRequestEvents,
  requestConfirmation,
  type TradeRequest,
  updateDirectOrder,
} from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenRequest, openTradeApp, readyContent, type TradeApp } from '../trade.fixture.ts';

let app: TradeApp;
beforeAll(async () => {
  app = await openTradeApp();
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const UNKNOWN_ID = 2_000_000_000;
const begin = (body: object, as = app.buyer) =>
  app.send(createDirectOrder, { as, body: { supplierId: app.item.supplierId, ...body } });
const edit = (request: TradeRequest, body: object, version = request.rowVersion) =>
  app.send(updateDirectOrder, { as: app.buyer, params: { id: request.id }, body, version });
const handIn = (id: number) => app.send(requestConfirmation, { as: app.buyer, params: { id } });

describe('POST direct-order', () => {
  it('begins a draft, with its number, its lines and the present address', async () => {
    const { status, body } = await begin(readyContent(app));

    expect(status).toBe(201);
    expect(createDirectOrder.response.parse(body)).toMatchObject({
      number: expect.stringMatching(/^TR-1405-\d{6}$/),
      status: 'Draft',
      version: 1,
      rowVersion: 1,
      supplier: { id: app.item.supplierId },
      buyerName: 'شرکت آبرسان نمونه',
      lineCount: 2,
      deliveryAddress: { cityTitle: 'تهران', receiverName: 'نگار پورحسن' },
      needBy: '2027-02-01',
      totals: null,
      quote: null,
      formerQuote: null,
      allowedActions: ['edit', 'requestConfirmation', 'cancel'],
    });
    expect(body.lines[0].listPriceRial).toBe(app.item.priceRial);
    expect(body.lines[1]).toMatchObject({ sku: null, listPriceRial: null, targetPriceRial: 2_000_000 });
  });

  it('keeps half of a surrogate pair as the replacement character', async () => {
    const line = { freeText: 'شفت \ud800', unitTitle: 'عدد', quantity: 1 };
    const { status, body } = await begin({ lines: [line], terms: { payment: '\udc00' } });

    expect([status, body.lines[0].title, body.terms.payment]).toEqual([201, 'شفت \ufffd', '\ufffd']);
  });

  it('holds two hundred lines, and no more', async () => {
    const line = (_: unknown, index: number) => ({
      freeText: `قطعه ${index}`,
      unitTitle: 'عدد',
      quantity: 1,
    });
    const most = await begin({ lines: Array.from({ length: 200 }, line) });
    const more = await begin({ lines: Array.from({ length: 201 }, line) });

    expect([most.status, most.body.lineCount, more.status]).toEqual([201, 200, 400]);
  });

  it('requires only a supplier', async () => {
    expect((await begin({})).status).toBe(201);
  });

  it('returns one draft for fifty simultaneous requests with one key', async () => {
    const key = randomUUID();
    const body = { supplierId: app.item.supplierId, ...readyContent(app) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.send(createDirectOrder, { as: app.buyer, body, key })),
    );
    const other = await app.send(createDirectOrder, { as: app.buyer, body: { ...body, note: 'x' }, key });

    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]?.status).toBe(201);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it.each([
    ['an item of another supplier', () => ({ lines: [{ supplierProductId: 100_001, quantity: 1 }] })],
    ['an item that is not there', () => ({ lines: [{ supplierProductId: UNKNOWN_ID, quantity: 1 }] })],
    ['no quantity', () => ({ lines: [{ supplierProductId: app.item.id, quantity: 0 }] })],
    ['both an item and own words', () => ({ lines: [{ supplierProductId: app.item.id, freeText: 'aaa' }] })],
    ['a kind of document that is not there', () => ({ documents: [{ typeId: 99, fileId: randomUUID() }] })],
    ['a day that is none', () => ({ needBy: '2027-02-30' })],
    ['a day before all calendars', () => ({ needBy: '0000-01-01' })],
    ['a text that cannot be kept', () => ({ terms: { payment: 'a\u0000b' } })],
    ['a field that is none', () => ({ status: 'Paid' })],
    [
      'a sum beyond counting',
      () => ({
        lines: [
          {
            ...{ freeText: 'aaa', unitTitle: 'x', quantity: 1_000_000 },
            targetPriceRial: 1_000_000_000_000,
          },
        ],
      }),
    ],
  ])('answers 400 for %s', async (_, body) => {
    const answer = await begin(body());

    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
  });

  it('answers 404 for a supplier that is not there', async () => {
    expect((await begin({ supplierId: UNKNOWN_ID })).status).toBe(404);
  });

  it('returns 401 without a session and 400 without an idempotency key', async () => {
    const payload = { supplierId: app.item.supplierId };
    const url = '/trade/api/v1/traderequests/direct-order';
    const noKey = await app.test.app.inject({ method: 'POST', url, payload, headers: app.buyer });

    expect((await app.send(createDirectOrder, { body: payload })).status).toBe(401);
    expect(noKey.statusCode).toBe(400);
  });
});

describe('documents', () => {
  it('are stored with the request, and may be read by its supplier once it is handed in', async () => {
    const fileId = randomUUID();
    await sql`
      insert into file.stored_file (id, owner_id, name, mime, size, sha256, created_at, stored_at)
      values (${fileId}, 1, 'نقشه.pdf', 'application/pdf', 10, ${'0'.repeat(64)}, now(), now())`.execute(
      app.test.db,
    );
    const readers = async () => {
      const { rows } = await sql<{ subject: string }>`
        select subject from file.attachment where file_id = ${fileId} order by subject`.execute(app.test.db);
      return rows.map(({ subject }) => subject);
    };
    const { body } = await begin({ ...readyContent(app), documents: [{ typeId: 3, fileId }] });
    const before = await readers();
    await handIn(body.id);
    const after = await readers();
    const saved = await app.call(getTradeRequest, { as: app.buyer, params: { id: body.id } });
    const without = await edit(saved, readyContent(app));

    expect(saved.documents).toMatchObject([{ typeId: 3, typeTitle: 'نقشه فنی', fileId, addedBy: 'buyer' }]);
    expect([before, after]).toEqual([
      ['Buyer', 'TradeRequest'],
      ['Buyer', 'Supplier', 'TradeRequest'],
    ]);
    expect(without.body.documents).toEqual([]);
    expect(await readers()).toEqual([]);
  });
});

describe('PUT direct-order/{id}', () => {
  it('replaces everything and increases the version', async () => {
    const draft = await givenRequest(app, 'Draft');
    const { status, body } = await edit(draft, { lines: [], note: ' یادداشت ' });

    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, rowVersion: 2, lines: [], note: 'یادداشت', needBy: null });
  });

  it('reopens a request that was handed in and clears its price', async () => {
    const handedIn = await givenRequest(app, 'ConfirmationRequested');
    const { body } = await edit(handedIn, readyContent(app));

    expect(handedIn.totals?.payableRial).toBeGreaterThan(0);
    expect([body.status, body.totals]).toEqual(['Draft', null]);
  });

  it('keeps a quoted request published: the quote is void and the price is the list price again', async () => {
    const quoted = await givenRequest(app, 'Quoted');
    const { body } = await edit(quoted, readyContent(app));

    expect(quoted.quote?.revision).toBe(1);
    expect([body.status, body.quote, body.totals.deliveryRial]).toEqual(['Published', null, 0]);
    expect(Date.parse(body.deadlineAt) - app.test.clock().getTime()).toBe(72 * 3_600_000);
  });

  it('returns 422 when a published request would no longer be ready, and changes nothing', async () => {
    const published = await givenRequest(app, 'Published');
    const { status, body } = await edit(published, { lines: [] });
    const after = await app.call(getTradeRequest, { as: app.buyer, params: { id: published.id } });

    expect([status, body.code]).toEqual([422, 'not_ready']);
    expect(Object.keys(body.errors)).toEqual(['lines', 'deliveryAddressId', 'needBy']);
    expect(after).toEqual(published);
  });

  it('returns 412 for an old version, 428 without one, 409 once it is accepted', async () => {
    const draft = await givenRequest(app, 'Draft');
    const waiting = await givenRequest(app, 'AwaitingPayment');
    const none = await app.send(updateDirectOrder, { as: app.buyer, params: { id: draft.id }, body: {} });
    const late = await edit(waiting, {});

    expect((await edit(draft, {}, 7)).status).toBe(412);
    expect(none.status).toBe(428);
    expect([late.status, late.body.code, late.body.data]).toEqual([
      409,
      'invalid_transition',
      { currentStatus: 'AwaitingPayment' },
    ]);
  });

  it("returns 404 for another user's request and for a missing one, and changes nothing", async () => {
    const draft = await givenRequest(app, 'Draft');
    const parts = { params: { id: draft.id }, body: { note: 'x' }, version: 1 };
    const theirs = await app.send(updateDirectOrder, { as: app.newcomer, ...parts });
    const none = await app.send(updateDirectOrder, { as: app.buyer, ...parts, params: { id: UNKNOWN_ID } });

    expect([theirs.status, none.status]).toEqual([404, 404]);
    expect(await app.call(getTradeRequest, { as: app.buyer, params: { id: draft.id } })).toEqual(draft);
  });
});

describe('POST request-confirmation', () => {
  it('computes the price of the lines that have one', async () => {
    const { totals, status } = await givenRequest(app, 'ConfirmationRequested');
    const goodsRial = app.item.priceRial * app.item.minOrder;
    const vatRial = Math.floor((goodsRial * 10 + 50) / 100);

    expect(status).toBe('ConfirmationRequested');
    expect(totals).toEqual({
      goodsRial,
      discountRial: 0,
      deliveryRial: 0,
      vatPercent: 10,
      vatRial,
      membershipFeeRial: 0,
      payableRial: goodsRial + vatRial,
      unpricedLines: 1,
    });
  });

  it('returns 422 with every invalid field, and leaves a draft', async () => {
    const { body: draft } = await begin({}, app.newcomer);
    const answer = await app.send(requestConfirmation, { as: app.newcomer, params: { id: draft.id } });
    const after = await app.call(getTradeRequest, { as: app.newcomer, params: { id: draft.id } });

    expect([answer.status, answer.body.code]).toEqual([422, 'not_ready']);
    expect(Object.keys(answer.body.errors)).toEqual(['lines', 'deliveryAddressId', 'needBy', 'profile']);
    expect(after).toEqual(draft);
  });

  it('refuses an item that was delisted meanwhile', async () => {
    const draft = await givenRequest(app, 'Draft');
    const setActive = (isActive: boolean) =>
      sql`update product.supplier_product set is_active = ${isActive} where id = ${app.item.id}`.execute(
        app.test.db,
      );
    await setActive(false);
    const answer = await handIn(draft.id);
    await setActive(true);

    expect(Object.keys(answer.body.errors)).toEqual(['lines[0].supplierProductId']);
  });

  it('stores one event for repeated requests with one key', async () => {
    const draft = await givenRequest(app, 'Draft');
    const parts = { as: app.buyer, params: { id: draft.id }, key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.send(requestConfirmation, parts)));
    const query = { requestId: draft.id, paging: { pageSize: 50 } };

    expect(answers).toEqual(answers.map(() => answers[0]));
    expect((await app.call(listTradeRequestEvents, { as: app.buyer, query })).totalCount).toBe(2);
  });

  it('accepts one of many simultaneous requests', async () => {
    const draft = await givenRequest(app, 'Draft');
    const answers = await Promise.all(Array.from({ length: 10 }, () => handIn(draft.id)));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });
});

describe('membership', () => {
  it('is paid from the wallet when the request is published; returns 422 with the payment while the wallet lacks money', async () => {
    const { call, send, newcomer, test, item } = app;
    await sql`
      insert into merchant.customer (owner_user_id, kind, first_name, last_name, national_id, created_at, updated_at)
      values (2, 'person', 'نو', 'آمده', '0012345679', now(), now())`.execute(test.db);
    await sql`
      insert into merchant.delivery_address (customer_id, title, city_id, address, postal_code, receiver_name,
        receiver_mobile, is_selected, created_at, updated_at)
      select customer.id, 'خانه', city.id, 'خیابان نمونه', '1587654321', 'نو آمده', '+989120000002', true, now(), now()
      from merchant.customer, (select min(id) as id from merchant.city) as city
      where customer.owner_user_id = 2`.execute(test.db);
    const { rows } = await sql<{ id: number }>`
      select max(id) as id from merchant.delivery_address`.execute(test.db);
    const content = { ...readyContent(app), deliveryAddressId: rows[0]?.id };
    const body = { supplierId: item.supplierId, ...content };
    const { id } = await call(createDirectOrder, { as: newcomer, body });
    const handedIn = await call(requestConfirmation, { as: newcomer, params: { id } });
    const price = await call(getMembershipAndPrice, { as: newcomer, params: { id } });
    const publish = () =>
      send(confirmAndPublish, { as: newcomer, params: { id }, version: handedIn.rowVersion });
    const refused = await publish();
    const again = await publish();

    expect(handedIn.totals?.membershipFeeRial).toBe(45_000_000);
    expect(price).toMatchObject({
      membership: { required: true, priceRial: 45_000_000, alreadyActive: false },
      payableRial: handedIn.totals?.payableRial,
      dueNowRial: 45_000_000,
      walletAvailableRial: 0,
      shortfallRial: 45_000_000,
    });
    expect([refused.status, refused.body.code]).toEqual([422, 'payment_required']);
    expect(refused.body.data).toMatchObject({ amountRial: 45_000_000, shortfallRial: 45_000_000 });
    expect(again.body.data.paymentId).toBe(refused.body.data.paymentId);
    expect((await call(getTradeRequest, { as: newcomer, params: { id } })).status).toBe(
      'ConfirmationRequested',
    );

    await sql`
      select wallet.transfer('given', 'Charge', 'شارژ', now(), 'gateway:test:clearing', 'user:2:available', 50000000)
    `.execute(test.db);
    const published = await publish();
    const after = await call(getMembershipAndPrice, { as: newcomer, params: { id } });

    expect([published.status, published.body.status]).toEqual([200, 'Published']);
    expect(published.body.totals.membershipFeeRial).toBe(0);
    expect(after).toMatchObject({ membership: { alreadyActive: true }, walletAvailableRial: 5_000_000 });
  });
});
