import {
  confirmAndPublish,
  createDirectOrder,
  getSupplierTradeRequest,
  getTradeRequest,
  listOperatorTradeRequests,
  listSupplierTradeRequests,
  listTradeDocumentTypes,
  listTradedSuppliers,
  listTradeRequestEvents,
  listTradeRequests,
  quoteTradeRequest,
  rejectTradeRequest,
  requestTradeRevision,
  returnTradeRequest,
  ruleOnTradeRequest,
  shipTradeRequest,
} from '@bazaar/contracts/trade';
import { isLegalId } from '@bazaar/locale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../auth/sign-in.fixture.ts';
import {
  givenDelivered,
  givenRequest,
  type Headers,
  openTradeApp,
  quoteBody,
  type TradeApp,
} from '../trade.fixture.ts';

let app: TradeApp;
let otherSupplier: Headers;

beforeAll(async () => {
  app = await openTradeApp();
  otherSupplier = (await signIn(app.test.app, '+989120000098')).headers;
  await sql`
    insert into auth.user_role (user_id, role, supplier_id)
    select id, 'supplier', 2 from auth.user where mobile = '+989120000098'`.execute(app.test.db);
});
afterAll(() => app?.test[Symbol.asyncDispose]());

const reason = 'ظرفیت تولید پر است';
const read = (id: number) => app.call(getTradeRequest, { as: app.buyer, params: { id } });

const PANEL = [
  [quoteTradeRequest, () => quoteBody(app, { lines: [] } as never)],
  [rejectTradeRequest, () => ({ reason })],
  [requestTradeRevision, () => ({ reason })],
  [shipTradeRequest, () => ({ deliveryNote: 'حواله' })],
] as const;

describe("the supplier's panel", () => {
  it('shows requests that were handed in, never a draft, and only the city of the address', async () => {
    const draft = await givenRequest(app, 'Draft');
    const handedIn = await givenRequest(app, 'ConfirmationRequested');
    const page = await app.call(listSupplierTradeRequests, { as: app.supplier });
    const ids = page.items.map(({ id }) => id);
    const seen = await app.call(getSupplierTradeRequest, { as: app.supplier, params: { id: handedIn.id } });
    const hidden = await app.send(getSupplierTradeRequest, { as: app.supplier, params: { id: draft.id } });

    expect([ids.includes(handedIn.id), ids.includes(draft.id)]).toEqual([true, false]);
    expect(hidden.status).toBe(404);
    expect(seen).toMatchObject({ allowedActions: ['requestRevision'], buyerName: 'شرکت آبرسان نمونه' });
    expect(seen.deliveryAddress).toMatchObject({ cityTitle: 'تهران', address: null, receiverMobile: null });
  });

  it('tells of the buyer’s company whether it is confirmed, which the buyer’s own reading leaves out', async () => {
    const { id } = await givenRequest(app, 'ConfirmationRequested');
    const standings = async () => {
      const one = await app.call(getSupplierTradeRequest, { as: app.supplier, params: { id } });
      const { items } = await app.call(listSupplierTradeRequests, { as: app.supplier });
      return [one, ...items.filter((item) => item.id === id)].map(({ buyerStanding }) => buyerStanding);
    };
    const confirm = (at: Date | null) =>
      sql`update merchant.customer set confirmed_at = ${at} where kind = 'company'`.execute(app.test.db);

    await confirm(null);
    expect(await standings()).toEqual(['unconfirmedCompany', 'unconfirmedCompany']);
    await confirm(new Date());
    expect(await standings()).toEqual(['confirmedCompany', 'confirmedCompany']);
    await confirm(null);
    expect(await read(id)).not.toHaveProperty('buyerStanding');
  });

  it('names the numbers of the seller from its quote on, for the proforma', async () => {
    const published = await givenRequest(app, 'Published');
    const params = { id: published.id };
    expect((await read(published.id)).sellerIds).toBeNull();
    await app.call(quoteTradeRequest, { as: app.supplier, params, body: quoteBody(app, published) });

    const { sellerIds } = await read(published.id);
    expect(isLegalId(sellerIds?.nationalLegalId ?? '')).toBe(true);
    expect(sellerIds?.economicCode).toBe(sellerIds?.nationalLegalId);
  });

  it('shows the whole address once the request is paid', async () => {
    const { id } = await givenDelivered(app);
    const seen = await app.call(getSupplierTradeRequest, { as: app.supplier, params: { id } });

    expect(seen.deliveryAddress?.receiverMobile).toBe('+989120000001');
  });

  it.each(PANEL)('refuses other users: $path', async (endpoint, body) => {
    const { id } = await givenRequest(app, 'Published');
    const parts = { params: { id }, body: body() };
    const answers = [
      await app.send(endpoint, parts),
      await app.send(endpoint, { ...parts, as: app.newcomer }),
      await app.send(endpoint, { ...parts, as: app.operator }),
      await app.send(endpoint, { ...parts, as: otherSupplier, body: body() }),
    ];

    expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([401, 403, 403]);
    expect([400, 404]).toContain(answers[3]?.status);
    expect((await read(id)).status).toBe('Published');
  });

  it('shows no request of another supplier', async () => {
    const request = await givenRequest(app, 'Published');
    const page = await app.call(listSupplierTradeRequests, { as: otherSupplier });
    const params = { id: request.id };
    const body = quoteBody(app, request);

    expect(page.totalCount).toBe(0);
    expect((await app.send(getSupplierTradeRequest, { as: otherSupplier, params })).status).toBe(404);
    expect((await app.send(quoteTradeRequest, { as: otherSupplier, params, body })).status).toBe(404);
  });

  it('quotes every line, and updates the totals', async () => {
    const published = await givenRequest(app, 'Published');
    const params = { id: published.id };
    const body = quoteBody(app, published, 4_000_000);
    const quoted = await app.call(quoteTradeRequest, { as: app.supplier, params, body });
    const goodsRial = 4_000_000 * published.lines.reduce((sum, { quantity }) => sum + quantity, 0);

    expect(quoted).toMatchObject({ status: 'Quoted', quote: { revision: 1, vatPercent: 10 } });
    expect(quoted.totals).toMatchObject({ goodsRial, deliveryRial: 1_000_000, unpricedLines: 0 });
    expect(quoted.totals?.vatRial).toBe((goodsRial + 1_000_000) / 10);
    expect(quoted.lines.every(({ quotedPriceRial }) => quotedPriceRial === 4_000_000)).toBe(true);
  });

  it.each([
    ['a line too few', (lines: object[]) => ({ lines: lines.slice(1) }), 'lines'],
    ['a line twice', (lines: object[]) => ({ lines: [...lines, lines[0]] }), 'lines'],
    [
      'a price of nothing',
      (lines: object[]) => ({ lines: lines.map((line) => ({ ...line, unitPriceRial: 0 })) }),
      'lines[0].unitPriceRial',
    ],
    ['too short a time', () => ({ validUntil: '2026-11-20T10:30:00.000Z' }), 'validUntil'],
    ['too long a time', () => ({ validUntil: '2028-11-20T10:30:00.000Z' }), 'validUntil'],
  ])('answers 400 for a quote with %s', async (_, change, field) => {
    const published = await givenRequest(app, 'Published');
    const good = quoteBody(app, published);
    const body = { ...good, ...change(good.lines) };
    const answer = await app.send(quoteTradeRequest, {
      as: app.supplier,
      params: { id: published.id },
      body,
    });

    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.body.errors)).toContain(field);
    expect((await read(published.id)).quote).toBe(null);
  });

  it('rejects, and returns for revision, each with its reason', async () => {
    const published = await givenRequest(app, 'Published');
    const handedIn = await givenRequest(app, 'ConfirmationRequested');
    const parts = (id: number) => ({ as: app.supplier, params: { id }, body: { reason } });
    await app.call(rejectTradeRequest, parts(published.id));
    await app.call(requestTradeRevision, parts(handedIn.id));

    expect(await read(published.id)).toMatchObject({ status: 'Rejected', reason });
    expect(await read(handedIn.id)).toMatchObject({ status: 'RevisionRequested', reason });
    expect((await app.send(rejectTradeRequest, parts(handedIn.id))).body.data).toEqual({
      currentStatus: 'RevisionRequested',
    });
  });

  it("returns 404 for a delivery note that is not the supplier's file", async () => {
    const { id } = await givenRequest(app, 'AwaitingPayment');
    await sql`select payment.pay_by_wallet(
      (select payment_id from trade.request where id = ${id}), ${app.test.clock()})`.execute(app.test.db);
    await app.test.runJobs();
    const body = { deliveryNote: 'حواله', fileId: '7b0f0f1e-1f4e-4c3d-9d43-0f6b0b1f0a11' };
    const { status } = await app.send(shipTradeRequest, { as: app.supplier, params: { id }, body });

    expect([status, (await read(id)).status]).toEqual([404, 'InFulfillment']);
  });
});

describe('the operator', () => {
  it('returns a request and rules on a dispute; other users may not', async () => {
    const { id } = await givenRequest(app, 'ConfirmationRequested');
    const parts = { params: { id }, body: { reason } };
    const refused = await app.send(returnTradeRequest, { ...parts, as: app.supplier });
    const returned = await app.call(returnTradeRequest, { ...parts, as: app.operator });
    const early = await app.send(ruleOnTradeRequest, {
      ...{ as: app.operator, params: { id }, body: { outcome: 'cancel', reason } },
    });

    expect(refused.status).toBe(403);
    expect(returned.status).toBe('RevisionRequested');
    expect(early.body.data).toEqual({ currentStatus: 'RevisionRequested' });
  });

  it('sees all requests except drafts', async () => {
    const draft = await givenRequest(app, 'Draft');
    const page = await app.call(listOperatorTradeRequests, {
      as: app.operator,
      query: { paging: { pageSize: 100 } },
    });

    expect(page.totalCount).toBeGreaterThan(5);
    expect(page.items.some(({ id }) => id === draft.id)).toBe(false);
    expect((await app.send(listOperatorTradeRequests, { as: app.buyer })).status).toBe(403);
    expect(
      (
        await app.send(ruleOnTradeRequest, {
          as: app.operator,
          params: { id: draft.id },
          body: { outcome: 'cancel', reason },
        })
      ).status,
    ).toBe(404);
  });
});

describe('what a buyer reads', () => {
  it('finds requests by number, item and supplier, in any spelling', async () => {
    const { number, id } = await givenRequest(app, 'Published');
    const find = async (term: string, statuses?: string[]) => {
      const query = { filter: { term, ...(statuses ? { statuses } : {}) } };
      return (await app.call(listTradeRequests, { as: app.buyer, query })).items.map((item) => item.id);
    };

    expect(await find(number)).toEqual([id]);
    expect(await find('سنگ زني شفت')).toContain(id);
    expect(await find(number, ['Draft'])).toEqual([]);
    expect(await find('کلمه‌ای که نیست')).toEqual([]);
  });

  it('gives the list in the asked order, requests without a deadline or a price last', async () => {
    const [draft, one, two] = [
      await givenRequest(app, 'Draft'),
      await givenRequest(app, 'Published'),
      await givenRequest(app, 'Published'),
    ].map(({ id }) => id);
    const write = (id: number | undefined, deadline: string, payableRial: number) =>
      sql`
        update trade.request set deadline_at = ${deadline},
          totals = jsonb_set(totals, '{payableRial}', to_jsonb(${payableRial}::bigint))
        where id = ${id}`.execute(app.test.db);
    await write(one, '2026-12-02T00:00:00Z', 9_000);
    await write(two, '2026-12-01T00:00:00Z', 5_000);
    const order = async (field?: string) => {
      const query = { ...(field && { sort: { field } }), paging: { pageSize: 100 } };
      const { items } = await app.call(listTradeRequests, { as: app.buyer, query });
      return items.map(({ id }) => id).filter((id) => [draft, one, two].includes(id));
    };

    expect(await order('deadline')).toEqual([two, one, draft]);
    expect(await order('payable')).toEqual([one, two, draft]);
    expect(await order('created')).toEqual([two, one, draft]);
    expect(await order()).toEqual(await order('updated'));
    const query = { sort: { field: 'number' } };
    expect((await app.send(listTradeRequests, { as: app.buyer, query })).status).toBe(400);
  });

  it('narrows the list and its counts to one supplier', async () => {
    const { id, supplier } = await givenRequest(app, 'Published');
    const of = (supplierId: number) =>
      app.call(listTradeRequests, {
        as: app.buyer,
        query: { filter: { supplierId }, paging: { pageSize: 100 } },
      });
    const own = await of(supplier.id);
    const strange = await of(2_000_000_000);

    expect(own.items.map((item) => item.id)).toContain(id);
    expect(new Set(own.items.map((item) => item.supplier.id))).toEqual(new Set([supplier.id]));
    expect(own.statusCounts.reduce((sum, { count }) => sum + count, 0)).toBe(own.totalCount);
    expect([strange.totalCount, strange.statusCounts.every(({ count }) => count === 0)]).toEqual([0, true]);
  });

  it('narrows the list to days of Tehran, both ends included', async () => {
    const { id } = await givenRequest(app, 'Draft');
    // Half past eight in the evening of UTC is midnight in Tehran.
    await sql`update trade.request set created_at = '2026-03-20T20:30:00Z' where id = ${id}`.execute(
      app.test.db,
    );
    const isListed = async (filter: { from?: string; to?: string }) => {
      const { items } = await app.call(listTradeRequests, {
        as: app.buyer,
        query: { filter, paging: { pageSize: 100 } },
      });
      return items.some((item) => item.id === id);
    };

    expect(await isListed({ from: '2026-03-21', to: '2026-03-21' })).toBe(true);
    expect(await isListed({ to: '2026-03-20' })).toBe(false);
    expect(await isListed({ from: '2026-03-22' })).toBe(false);
  });

  it.each([{ from: '1405-01-01' }, { to: '2026-02-30' }, { supplierId: 0 }])(
    'answers 400 for a list narrowed by %j',
    async (filter) => {
      expect((await app.send(listTradeRequests, { as: app.buyer, query: { filter } })).status).toBe(400);
    },
  );

  it('is visible only to that buyer', async () => {
    const { id } = await givenRequest(app, 'Published');
    const query = { requestId: id };

    expect((await app.send(getTradeRequest, { as: app.newcomer, params: { id } })).status).toBe(404);
    expect((await app.send(listTradeRequestEvents, { as: app.newcomer, query })).status).toBe(404);
    expect((await app.call(listTradeRequestEvents, { as: app.newcomer })).totalCount).toBe(0);
    expect((await app.call(listTradeRequests, { as: app.newcomer })).totalCount).toBe(0);
    expect((await app.call(listTradedSuppliers, { as: app.newcomer })).totalCount).toBe(0);
  });

  it('pages through all events, newest first', async () => {
    const query = { paging: { pageSize: 5, pageNumber: 2 } };
    const { items, totalCount } = await app.call(listTradeRequestEvents, { as: app.buyer, query });

    expect(items).toHaveLength(5);
    expect(totalCount).toBeGreaterThan(20);
    expect(items.map(({ id }) => id)).toEqual(
      items.map(({ id }) => id).toSorted((one, other) => other - one),
    );
  });

  it('lists eight document types, without a session', async () => {
    expect((await app.call(listTradeDocumentTypes)).map(({ code }) => code)).toEqual([
      'PROFORMA',
      'PURCHASE_ORDER',
      'TECH_DRAWING',
      'DATASHEET',
      'INVOICE',
      'DELIVERY_NOTE',
      'INSPECTION_REPORT',
      'OTHER',
    ]);
  });

  it('returns 401 without a session and 400 for invalid ids', async () => {
    expect((await app.send(listTradeRequests)).status).toBe(401);
    expect((await app.send(getTradeRequest, { as: app.buyer, params: { id: 'x' } })).status).toBe(400);
    expect((await app.send(confirmAndPublish, { as: app.buyer, params: { id: 0 }, version: 1 })).status).toBe(
      400,
    );
    expect((await app.send(createDirectOrder, { as: app.buyer, body: [] })).status).toBe(400);
  });
});
