import {
  CodedItem,
  getSupplierProduct,
  listCodedItems,
  listSupplierProducts,
} from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';
import { selectCodedItems } from './coded-items.sql.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

const listOf = (query: object) => app.call(listSupplierProducts, { query });

describe('the codes of a supplier', () => {
  const codesOf = (query: object) => app.call(listCodedItems, { query });

  it('name every listed item of that supplier once, in the order of ids', async () => {
    const { items } = await listOf({ paging: { pageSize: 1 } });
    const supplierId = items[0]?.supplier.id ?? 0;
    const own = await listOf({ filter: { supplierId }, paging: { pageSize: 100 } });

    const codes = await codesOf({ supplierId });

    const pages = await Promise.all(
      own.items.map(({ id }) => app.call(getSupplierProduct, { params: { id } })),
    );
    const shown = pages.map((item) => CodedItem.parse(item));
    expect(own.totalCount).toBeGreaterThan(1);
    expect(codes.items).toEqual(shown.toSorted((first, second) => first.id - second.id));
    expect(codes.nextAfter).toBeNull();
    const [first] = codes.items;
    expect((await codesOf({ supplierId, after: first?.id })).items).toEqual(codes.items.slice(1));
  });

  it('leave out what is switched off, and know no supplier without items', async () => {
    const { items } = await listOf({ paging: { pageSize: 1, pageNumber: 2 } });
    const [{ id, supplier } = { id: 0, supplier: { id: 0 } }] = items;

    await sql`update product.supplier_product set is_active = false where id = ${id}`.execute(app.db);
    const codes = await codesOf({ supplierId: supplier.id });
    await sql`update product.supplier_product set is_active = true where id = ${id}`.execute(app.db);

    expect(codes.items.map((item) => item.id)).not.toContain(id);
    expect((await codesOf({ supplierId: 2_000_000_000 })).items).toEqual([]);
  });

  it('go on after a full part', async () => {
    const { items } = await listOf({ paging: { pageSize: 1 } });
    const supplierId = items[0]?.supplier.id ?? 0;
    const all = await selectCodedItems(app.db, { supplierId, after: 0, take: 1_000 });

    const parts = [];
    for (let after = 0; ; after = parts.at(-1)?.id ?? 0) {
      const part = await selectCodedItems(app.db, { supplierId, after, take: 2 });
      parts.push(...part);
      if (part.length < 2) {
        break;
      }
    }

    expect(parts).toEqual(all);
  });

  it('require a supplier', async () => {
    const address = '/product/api/v1/supplierproducts/codes';
    for (const query of ['', '?supplierId=0', '?supplierId=1&after=x']) {
      expect((await app.refusal(address + query)).status).toBe(400);
    }
  });
});
