import { getSupplierProduct } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededApp, type SeededApp } from '../../seed/seeded-app.fixture.ts';

let app: SeededApp;
beforeAll(async () => {
  app = await openSeededApp({ products: 400 });
});
afterAll(() => app?.close());

interface Item {
  readonly id: number;
  readonly variantId: number;
  readonly baseProductId: number;
}

const run = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.db)).rows;

async function anItem(): Promise<Item> {
  const [item] = await run(sql<Item>`
    select id, variant_id as "variantId", base_product_id as "baseProductId" from product.supplier_product
    where variant_id is not null order by id limit 1`);
  return item ?? { id: 0, variantId: 0, baseProductId: 0 };
}

/** What an item and a variant have, as comparable texts. */
async function valuesOf(table: 'property_value' | 'variant_value', id: number) {
  const owner = table === 'property_value' ? 'product_id' : 'variant_id';
  return run(sql<object>`
    select property_id, base_value, base_max_value, text_value, vmin, vmax from ${sql.table(`product.${table}`)}
    where ${sql.ref(owner)} = ${id} order by property_id`);
}

const titlesOf = async (id: number) =>
  (await app.call(getSupplierProduct, { params: { id } })).facts.map(({ title }) => title);

describe('the values of an item with a variant', () => {
  it('cannot be written otherwise, or removed', async () => {
    const { id } = await anItem();
    const before = await valuesOf('property_value', id);
    for (const query of [
      sql`update product.property_value set base_value = base_value + 1 where product_id = ${id} and base_value is not null`,
      sql`delete from product.property_value where product_id = ${id}`,
      sql`insert into product.property_value (product_id, property_id, base_value)
        select ${id}, max(id), 1 from product.property`,
    ]) {
      await expect(query.execute(app.db)).rejects.toThrow(/the values of its variant/);
    }
    expect(await valuesOf('property_value', id)).toEqual(before);
    await sql`update product.supplier_product set facts = '[]' where id = ${id}`.execute(app.db);
    expect((await titlesOf(id)).length).toBeGreaterThan(3);
  });

  it('follow the item to another variant, and cannot be those of another base product', async () => {
    const { id, variantId, baseProductId } = await anItem();
    const [other] = await run(sql<{ id: number; code: string }>`
      select id, code from product.variant
      where base_product_id = ${baseProductId} and id <> ${variantId} order by id desc limit 1`);
    await sql`update product.supplier_product set variant_id = ${other?.id} where id = ${id}`.execute(app.db);
    expect(await valuesOf('property_value', id)).toEqual(await valuesOf('variant_value', other?.id ?? 0));
    expect((await app.call(getSupplierProduct, { params: { id } })).variantCode).toBe(other?.code);
    const foreign = sql`
      update product.supplier_product set variant_id = (
        select min(id) from product.variant where base_product_id <> ${baseProductId}
      ) where id = ${id}`.execute(app.db);
    await expect(foreign).rejects.toThrow(/foreign key/);
    const none = sql`update product.supplier_product set variant_id = null where id = ${id}`.execute(app.db);
    await expect(none).rejects.toThrow(/check constraint/);
  });

  it('follow a change of the variant, its code and the columns of its table', async () => {
    const { id, variantId, baseProductId } = await anItem();
    await sql`
      update product.variant_value set base_value = base_value * 2
      where variant_id = ${variantId} and base_value is not null`.execute(app.db);
    expect(await valuesOf('property_value', id)).toEqual(await valuesOf('variant_value', variantId));
    await sql`update product.variant set code = 'NEW-CODE' where id = ${variantId}`.execute(app.db);
    expect((await app.call(getSupplierProduct, { params: { id } })).variantCode).toBe('NEW-CODE');
    await sql`
      update product.base_product_column set title = 'نام تازه'
      where base_product_id = ${baseProductId} and ordinal = 1`.execute(app.db);
    expect(await titlesOf(id)).toContain('نام تازه');
    const listed = await run(sql<object>`
      select property_id from product.listing_property as listed
      join product.supplier_product as item on item.id = listed.product_id and item.category_id = listed.category_id
      where item.id = ${id}
      except select property_id from product.property_value where product_id = ${id} and vmin is not null`);
    expect(listed).toEqual([]);
  });
});
