import type { PageSubjects, SubjectGood, SubjectSupplier } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

/** What a published article is about, from the schemas that own it; null when there is no such article. */
export async function findPageSubjects(
  db: Database,
  pageId: number,
  now: Date,
): Promise<z.input<typeof PageSubjects> | null> {
  const { rows } =
    await sql`select from content.page where id = ${pageId} and published_at <= ${now}`.execute(db);
  if (rows.length === 0) {
    return null;
  }
  const [goods, suppliers] = await Promise.all([findGoods(db, pageId), findSuppliers(db, pageId)]);
  return { goods, suppliers };
}

async function findGoods(db: Database, pageId: number): Promise<z.input<typeof SubjectGood>[]> {
  const { rows } = await sql<z.input<typeof SubjectGood>>`
    select card.id, card.title, card.slug, card.category_title as "categoryTitle", card.drawing,
      card.offers_count as "offersCount", card.min_price_rial as "minPriceRial", card.sale_unit as "saleUnit"
    from content.page_good as good
    join product.base_product_cards(
      array(select base_product_id from content.page_good where page_id = ${pageId})
    ) as card on card.id = good.base_product_id
    where good.page_id = ${pageId}
    order by good.ordinal`.execute(db);
  return rows;
}

async function findSuppliers(db: Database, pageId: number): Promise<z.input<typeof SubjectSupplier>[]> {
  const { rows } = await sql<z.input<typeof SubjectSupplier>>`
    select card.id, card.name, card.slug, card.city_title as "cityTitle", card.verified_at as "verifiedAt"
    from content.page_supplier as named
    join merchant.supplier_cards(
      array(select supplier_id from content.page_supplier where page_id = ${pageId})
    ) as card on card.id = named.supplier_id
    where named.page_id = ${pageId}
    order by named.ordinal`.execute(db);
  return rows;
}
