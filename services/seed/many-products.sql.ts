import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import type { Fact } from './facts.ts';
import type { SeededSupplier } from './make-supplier.ts';

/** The existing suppliers, with what the database knows of them that items are made from. */
export async function selectSeededSuppliers(db: Database): Promise<Omit<SeededSupplier, 'fields'>[]> {
  const { rows } = await sql<Omit<SeededSupplier, 'fields'>>`
    select supplier.id, supplier.name, city.title as "cityTitle", supplier.verified_at is not null as "isVerified"
    from merchant.supplier join merchant.city on city.id = supplier.city_id
    where supplier.is_active
    order by supplier.id`.execute(db);
  return rows;
}

/** Number of items, and whether there are more than the demo's. */
export async function selectSize(db: Database, firstId: number): Promise<{ size: number; hasMany: boolean }> {
  const { rows } = await sql<{ size: number; hasMany: boolean }>`
    select count(*)::int as size, coalesce(max(id) >= ${firstId}, false) as "hasMany"
    from product.supplier_product`.execute(db);
  return rows[0] ?? { size: 0, hasMany: false };
}

/** The facts of each variant, which all offers of it show. */
export async function selectVariantFacts(db: Database): Promise<Map<number, readonly Fact[]>> {
  const { rows } = await sql<{ id: number; facts: readonly Fact[] }>`
    select id, product.variant_facts(id) as facts from product.variant`.execute(db);
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

/** Writes the list rows of all new items, by category and by property, as the triggers do for single items. */
export async function writeListings(db: Database, firstId: number): Promise<void> {
  await sql`
    insert into product.product_category (
      category_id, product_id, score, price_rial, published_at, supplier_id, price_kind, in_stock
    )
    select path.ancestor_id, item.id, item.score, item.price_rial, item.published_at, item.supplier_id,
      item.price_kind, item.in_stock
    from product.supplier_product as item
    join product.category_ancestor as path on path.category_id = item.category_id
    where item.id >= ${firstId}
    order by path.ancestor_id, item.score desc, item.id desc`.execute(db);
  await sql`
    insert into product.listing_property (category_id, property_id, score, product_id, vmin, vmax)
    select listed.category_id, own.property_id, listed.score, listed.product_id, own.vmin, own.vmax
    from product.product_category as listed
    join product.property_value as own on own.product_id = listed.product_id
    where listed.product_id >= ${firstId} and own.vmin is not null`.execute(db);
}

/** Writes the cards of the new items, a batch at a time. */
export async function writeCards(db: Database, firstId: number): Promise<void> {
  await sql`
    select product.refresh_cards(array_agg(id))
    from product.supplier_product where id >= ${firstId}
    group by id / 20000`.execute(db);
}

/** Counts and summaries over all present data. */
export async function writeSummaries(db: Database): Promise<void> {
  await sql`delete from product.category_count`.execute(db);
  await sql`
    insert into product.category_count (category_id, items_count)
    select category_id, count(*) from product.product_category group by category_id`.execute(db);
  await sql`delete from product.listing_value`.execute(db);
  await sql`
    insert into product.listing_value (category_id, property_id, vmin, vmax, items_count)
    select category_id, property_id, vmin, vmax, count(*) from product.listing_property
    group by category_id, property_id, vmin, vmax`.execute(db);
  await sql`select product.refresh_base_products(array(select id from product.base_product))`.execute(db);
  await sql`select merchant.refresh_supplier_categories(array(select id from merchant.supplier))`.execute(db);
}

/** Writes the search documents of items; suggestions follow in {@link settleSearch}. */
export async function writeDocuments(db: Database, ids: { from: number; to: number }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select set_config('product.search_maintenance', 'later', true)`.execute(transaction);
    await sql`
      select product.refresh_product_documents(array(
        select id from product.supplier_product where id between ${ids.from} and ${ids.to}
      ))`.execute(transaction);
  });
}

/** Updates suggestions and the words for corrections. */
export async function settleSearch(db: Database): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select product.refresh_suggestions()`.execute(transaction);
  });
}

const TEXT_INDEXES = ['tsv', 'title_tsv', 'tsv_but_offers', 'title_tsv_but_offers'].map(
  (columns) => `product.search_document_${columns}`,
);

/**
 * Whether the full-text indexes collect new entries in a pending list, which is fast for many documents, or insert
 * them at once, which is fast for readers.
 */
export async function collectIndexEntries(db: Database, isCollecting: boolean): Promise<void> {
  for (const index of TEXT_INDEXES) {
    const collects = sql.lit(isCollecting ? 'on' : 'off');
    await sql`alter index ${sql.table(index)} set (fastupdate = ${collects})`.execute(db);
    if (!isCollecting) {
      await sql`select gin_clean_pending_list(${index})`.execute(db);
    }
  }
}
