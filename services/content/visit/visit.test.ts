import {
  countVisit,
  getVisitChart,
  listFaqByCategory,
  listLastVisits,
  mergeLastVisits,
  removeLastVisits,
} from '@bazaar/contracts/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BUYER, DEMO_SUPPLIER } from '../../seed/demo-users.ts';
import { type ContentSite, openContentSite } from '../content-site.fixture.ts';

const NOWHERE = 2_000_000_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
type Who = 'buyer' | 'other' | 'supplier' | 'guest';
let site: ContentSite;

beforeAll(async () => {
  site = await openContentSite();
});
afterAll(() => site[Symbol.asyncDispose]());

interface Visiting {
  readonly who?: Who;
  readonly browser?: string;
}

async function visit(objectType: string, objectId: number, { who = 'guest', browser = 'a' }: Visiting = {}) {
  const payload = { objectType, objectId };
  const headers = { 'user-agent': browser };
  return (await site.answer(countVisit, 'POST /pagevisits/visit-count', { who, payload, headers })).count;
}

describe('POST pagevisits/visit-count', () => {
  it('counts a visitor once in half an hour, and every other visitor', async () => {
    const first = await visit('Supplier', 5);

    expect(await visit('Supplier', 5)).toBe(first);
    expect(await visit('Supplier', 5, { browser: 'b' })).toBe(first + 1);
    expect(await visit('Supplier', 5, { who: 'other' })).toBe(first + 2);
    expect(await visit('Supplier', 5, { who: 'other', browser: 'b' })).toBe(first + 2);
    site.clock.advance(30 * MINUTE_MS);
    expect(await visit('Supplier', 5)).toBe(first + 3);
  });

  it('counts many simultaneous visits of one visitor once', async () => {
    const before = await visit('Content', 7, { browser: 'first' });
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => visit('Content', 7, { browser: 'same' })),
    );

    expect(Math.max(...counts)).toBe(before + 1);
    expect(await visit('Content', 7, { browser: 'same' })).toBe(before + 1);
  });

  it.each([
    ['FaqQuestion', 3],
    ['MediaVideo', 2],
    ['Advertisement', 4],
    ['Content', 9],
  ])('counts visits of %s', async (type, id) => {
    const before = await visit(type, id, { browser: 'one' });

    expect(await visit(type, id, { browser: 'two' })).toBe(before + 1);
  });

  it('appears in the responses that contain the object', async () => {
    const count = await visit('FaqQuestion', 1, { browser: 'reader' });
    const questions = await site.answer(
      listFaqByCategory,
      'GET /faqquestions/by-category/by-platform?categoryId=1',
    );

    expect(questions.find(({ id }) => id === 1)?.visits).toBe(count);
  });

  it.each(['Supplier', 'SupplierProduct', 'Content', 'FaqQuestion', 'MediaVideo', 'Advertisement'])(
    'returns 404 for a %s that does not exist',
    async (objectType) => {
      const payload = { objectType, objectId: NOWHERE };

      expect(await site.refusal('POST /pagevisits/visit-count', { payload })).toBe('404 not_found');
    },
  );

  it('returns 400 for an object that cannot be visited, 404 for a draft', async () => {
    const refuse = (payload: object) => site.refusal('POST /pagevisits/visit-count', { payload });

    expect(await refuse({ objectType: 'Note', objectId: 1 })).toBe('400 validation');
    expect(await refuse({ objectType: 'Content', objectId: 201 })).toBe('404 not_found');
  });
});

describe('last visits', () => {
  const list = (who: Who, query = '') =>
    site.answer(listLastVisits, `GET /pagevisits/last-visits?paging.pageSize=100${query}`, { who });

  it('contain each object once, the latest first, with its card', async () => {
    await visit('Content', 11, { who: 'other' });
    site.clock.advance(MINUTE_MS);
    await visit('Supplier', 12, { who: 'other' });
    site.clock.advance(MINUTE_MS);
    await visit('Content', 11, { who: 'other' });

    const { items } = await list('other');
    expect(items.slice(0, 2).map(({ objectType, objectId }) => [objectType, objectId])).toEqual([
      ['Content', 11],
      ['Supplier', 12],
    ]);
    expect(items.every(({ object }) => object !== null)).toBe(true);
    expect((await list('other', '&objectType=Supplier')).items.some(({ objectId }) => objectId === 11)).toBe(
      false,
    );
  });

  it("contain a month of the demo buyer's visits", async () => {
    const { items, totalCount } = await list('buyer');

    expect(totalCount).toBeGreaterThan(20);
    expect(new Set(items.map(({ objectType }) => objectType)).size).toBe(3);
  });

  it('include a guest’s after sign-in: the later time is kept, missing objects are left out, nothing is counted', async () => {
    const at = (daysAgo: number) => new Date(site.clock().getTime() - daysAgo * DAY_MS).toISOString();
    const { rows: before } = await sql`select from content.visit`.execute(site.db);
    const visits = [
      { objectType: 'Content', objectId: 20, visitedAt: at(3) },
      { objectType: 'Content', objectId: 20, visitedAt: at(1) },
      { objectType: 'Supplier', objectId: 20, visitedAt: at(-5) },
      { objectType: 'Supplier', objectId: NOWHERE, visitedAt: at(1) },
      { objectType: 'Content', objectId: 21, visitedAt: '0001-01-01T00:00:00Z' },
    ];
    const merge = { who: 'supplier', payload: { visits } } as const;

    expect(await site.answer(mergeLastVisits, 'POST /pagevisits/merge', merge)).toEqual({ merged: 2 });
    expect(await site.answer(mergeLastVisits, 'POST /pagevisits/merge', merge)).toEqual({ merged: 2 });
    expect((await list('supplier')).items.map(({ objectId, visitedAt }) => [objectId, visitedAt])).toEqual([
      [20, site.clock().toISOString()],
      [20, at(1)],
    ]);
    expect((await sql`select from content.visit`.execute(site.db)).rows).toHaveLength(before.length);
    const tooMany = Array.from({ length: 51 }, () => visits[0]);
    expect(await site.refusal('POST /pagevisits/merge', { who: 'other', payload: { visits: tooMany } })).toBe(
      '400 validation',
    );
  });

  it('are deleted one at a time, by type, or all', async () => {
    const remove = (query: string, who: Who = 'buyer') =>
      site.answer(removeLastVisits, `DELETE /pagevisits/last-visits${query}`, { who });
    const { items, totalCount } = await list('buyer');
    const id = items[0]?.id;
    const ofSuppliers = items.filter(({ objectType }) => objectType === 'Supplier').length;

    expect(await site.refusal(`DELETE /pagevisits/last-visits?id=${id}`, { who: 'other' })).toBe(
      '404 not_found',
    );
    expect((await list('buyer')).totalCount).toBe(totalCount);
    const wasSupplier = items[0]?.objectType === 'Supplier' ? 1 : 0;
    expect(await remove(`?id=${id}`)).toEqual({ removed: 1 });
    expect(await site.refusal(`DELETE /pagevisits/last-visits?id=${id}`, { who: 'buyer' })).toBe(
      '404 not_found',
    );
    expect(await remove('?objectType=Supplier')).toEqual({ removed: ofSuppliers - wasSupplier });
    expect(await remove('')).toEqual({ removed: totalCount - 1 - ofSuppliers + wasSupplier });
    expect((await list('other')).totalCount).toBeGreaterThan(0);
  });
});

describe('GET visitorlogs/byfilter-for-chart', () => {
  const dayOf = (daysAgo: number) =>
    new Date(site.clock().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const chart = (query: string, who: Who = 'supplier') =>
    site.answer(getVisitChart, `GET /visitorlogs/byfilter-for-chart?${query}`, { who });
  const sum = (points: readonly { visits: number }[]) => points.reduce((all, { visits }) => all + visits, 0);

  it('shows a supplier the visits to its own pages, for every day of the span', async () => {
    const points = await chart(`from=${dayOf(29)}&to=${dayOf(0)}`);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content.visit
      where supplier_id = ${DEMO_SUPPLIER.supplierId}
        and visited_at >= ${dayOf(29)}::date::timestamp at time zone 'Asia/Tehran'`.execute(site.db);

    expect(points).toHaveLength(30);
    expect(sum(points)).toBe(rows[0]?.count);
    expect(sum(points)).toBeGreaterThan(100);
    expect(points.every(({ visits, visitors }) => visitors <= visits && visitors > 0 === visits > 0)).toBe(
      true,
    );
  });

  it('shows other users the visits that they made themselves', async () => {
    const points = await chart(`from=${dayOf(365)}&to=${dayOf(0)}&groupBy=month`, 'buyer');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from content.visit where user_id = ${DEMO_BUYER.id}`.execute(site.db);

    expect(sum(points)).toBe(rows[0]?.count);
    expect(Math.max(...points.map(({ visitors }) => visitors))).toBe(1);
  });

  it('has the same sum by day, week and month, and filters by object', async () => {
    const span = `from=${dayOf(100)}&to=${dayOf(3)}`;
    const totals = await Promise.all(
      ['day', 'week', 'month'].map(async (step) => sum(await chart(`${span}&groupBy=${step}`))),
    );
    const ofSupplier = await chart(`${span}&objectType=Supplier&objectId=${DEMO_SUPPLIER.supplierId}`);
    const ofOther = await chart(`${span}&objectType=Supplier&objectId=2`);

    expect(new Set(totals).size).toBe(1);
    expect(sum(ofSupplier)).toBeLessThan(totals[0] ?? 0);
    expect(sum(ofSupplier)).toBeGreaterThan(0);
    expect(sum(ofOther)).toBe(0);
  });

  it('counts a visit just before midnight in Tehran on the ending day', async () => {
    await sql`
      insert into content.visit (object_type, object_id, supplier_id, visitor, visited_at) values
        ('Supplier', 1, ${DEMO_SUPPLIER.supplierId}, 'x', '2025-01-05T20:29:59Z'),
        ('Supplier', 1, ${DEMO_SUPPLIER.supplierId}, 'x', '2025-01-05T20:30:00Z'),
        ('Supplier', 1, ${DEMO_SUPPLIER.supplierId}, 'x', '2025-01-05T20:31:00Z')`.execute(site.db);

    expect(await chart('from=2025-01-05&to=2025-01-06')).toEqual([
      { date: '2025-01-05', visits: 1, visitors: 1 },
      { date: '2025-01-06', visits: 2, visitors: 1 },
    ]);
  });

  it.each([
    ['from=2026-11-20&to=2026-11-19', 'from'],
    ['from=2025-11-19&to=2026-11-20', 'to'],
    ['from=0001-01-01&to=0001-01-02', 'from'],
    ['from=2026-01-01&to=9999-12-31', 'to'],
    ['from=yesterday&to=2026-11-20', 'from'],
    ['from=2026-11-19&to=2026-11-20&groupBy=year', 'groupBy'],
  ])('returns 400 for %s and names the field', async (query, field) => {
    const reply = await site.ask(`GET /visitorlogs/byfilter-for-chart?${query}`, { who: 'buyer' });

    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  });

  it('requires a session', async () => {
    expect(await site.refusal('GET /visitorlogs/byfilter-for-chart?from=2026-11-19&to=2026-11-20')).toBe(
      '401 unauthorized',
    );
  });
});

// This test comes last, because it advances the clock by a day and the sessions end.
it('stores neither address nor browser, and deletes the day’s salt', async () => {
  await visit('Supplier', 6, { browser: 'Tell-Tale/1.0' });
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(visit)::text as row from content.visit where object_type = 'Supplier' and object_id = 6
    union all select to_jsonb(gate)::text from content.visit_gate as gate`.execute(site.db);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ row }) => /127\.0\.0|Tell-Tale/.test(row))).toEqual([]);

  const salts = () =>
    sql`select from content.visitor_salt`.execute(site.db).then((result) => result.rows.length);
  expect(await salts()).toBe(1);
  site.clock.advance(DAY_MS);
  await site.runJobs();
  expect(await salts()).toBe(0);
});
