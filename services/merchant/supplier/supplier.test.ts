import { getSupplier, listSuppliers } from '@bazaar/contracts/merchant';
import { listSupplierProducts } from '@bazaar/contracts/product';
import { isLegalId } from '@bazaar/locale';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const listOf = (query: object) => app.call(listSuppliers, { query });

describe('the list of suppliers', () => {
  it('puts verified suppliers first and pages without a gap', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) => listOf({ paging: { pageNumber, pageSize: 100 } })),
    );
    const all = pages.flatMap(({ items }) => items);
    expect(all).toHaveLength(pages[0]?.totalCount ?? 0);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const unverified = all.map(({ verifiedAt }) => verifiedAt === null);
    expect(unverified).toEqual([...unverified].sort((one, other) => Number(one) - Number(other)));
  });

  it('is empty beyond the last page', async () => {
    expect(await listOf({ paging: { pageNumber: 700 } })).toMatchObject({ items: [], totalCount: 240 });
  });

  it('contains suppliers with items in a category, or of a type', async () => {
    const { items, totalCount } = await listOf({ filter: { categoryId: 2020 }, paging: { pageSize: 100 } });
    expect(items).toHaveLength(totalCount);
    for (const { id } of items) {
      const own = await app.call(listSupplierProducts, {
        query: { filter: { supplierId: id, categoryId: 2020 } },
      });
      expect(own.totalCount).toBeGreaterThan(0);
    }
    const consultants = await listOf({ filter: { categoryType: 'ConsultingService' } });
    expect(consultants.totalCount).toBeGreaterThan(0);
    expect(consultants.totalCount).toBeLessThan(240);
  });

  it('finds a name in any spelling', async () => {
    const responses = await Promise.all(
      ['دناپمپ', 'دناپم', 'خزركابل'].map((term) => listOf({ filter: { term } })),
    );
    expect(responses.map(({ totalCount }) => totalCount)).toEqual([1, 1, 1]);
    expect((await listOf({ filter: { term: 'زرافه' } })).items).toEqual([]);
    expect((await listOf({ filter: { term: ' ' } })).totalCount).toBe(240);
  });

  it('counts products as the list of products does', async () => {
    const { items } = await listOf({ paging: { pageSize: 5 } });
    for (const { id, productCount } of items) {
      const own = await app.call(listSupplierProducts, { query: { filter: { supplierId: id } } });
      expect(productCount).toBe(own.totalCount);
    }
  });

  it('refuses unknown parameters', async () => {
    expect((await app.refusal('/merchant/api/v1/suppliers?filter.city=1')).status).toBe(400);
  });
});

describe('one supplier', () => {
  it('is returned with its ledger, certificates and categories', async () => {
    const { items } = await listOf({ paging: { pageSize: 1 } });
    const supplier = await app.call(getSupplier, { params: { id: items[0]?.id ?? 0 } });
    expect(supplier).toMatchObject({ ...items[0] });
    const identity = supplier.verification.find(({ subject }) => subject.startsWith('هویت'));
    expect(identity?.checkedAt).toBe(supplier.verifiedAt);
    const sum = supplier.categories.reduce((total, { itemsCount }) => total + itemsCount, 0);
    expect(sum).toBe(supplier.productCount);
    const days = supplier.verification.map(({ checkedAt }) => checkedAt);
    expect(days).toEqual([...days].sort().reverse());
  });

  it('never contains its legal id', async () => {
    const { rows } = await sql<{ id: number; legalId: string }>`
      select id, national_legal_id as "legalId" from merchant.supplier`.execute(app.db);
    expect(rows.every(({ legalId }) => isLegalId(legalId))).toBe(true);
    const response = JSON.stringify(await app.call(getSupplier, { params: { id: rows[0]?.id ?? 0 } }));
    expect(response).not.toContain(rows[0]?.legalId);
  });

  it('returns 404 when it does not exist or is inactive, and 400 for an invalid id', async () => {
    expect(await app.refusal('/merchant/api/v1/suppliers/999999')).toEqual({
      status: 404,
      code: 'not_found',
    });
    expect(await app.refusal('/merchant/api/v1/suppliers/abc')).toEqual({ status: 400, code: 'validation' });
    await sql`update merchant.supplier set is_active = false where id = 5`.execute(app.db);
    expect((await app.refusal('/merchant/api/v1/suppliers/5')).status).toBe(404);
    expect((await listOf({})).totalCount).toBe(239);
    await sql`update merchant.supplier set is_active = true where id = 5`.execute(app.db);
  });
});

describe('merchant.object_cards', () => {
  it('returns only active suppliers', async () => {
    const { rows } = await sql<{ id: number; title: string; subtitle: string }>`
      select id, title, subtitle from merchant.object_cards(array[1, 2, 999999]) order by id`.execute(app.db);
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(rows.every(({ subtitle }) => subtitle.includes(' · '))).toBe(true);
  });
});
