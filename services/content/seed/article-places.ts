import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_SUPPLIER } from '../../seed/demo-users.ts';

/** The category of each article of the vocabulary; guides to the site have none. */
export const CATEGORY_OF_ARTICLE: Readonly<Record<number, number>> = {
  1: 2021,
  2: 2031,
  3: 2011,
  4: 2051,
  5: 2032,
  6: 2023,
  7: 2064,
  8: 5011,
  9: 2012,
  10: 2021,
  11: 1094,
  12: 1093,
  13: 1101,
  14: 2033,
  15: 4084,
  16: 1102,
  17: 2094,
  18: 1071,
  19: 2121,
  20: 5091,
  21: 3055,
  22: 1102,
  23: 3074,
  24: 2083,
  25: 2012,
  26: 2083,
  27: 2032,
  28: 2111,
  29: 1012,
  30: 2023,
  31: 1113,
  32: 2085,
  37: 3045,
  38: 2105,
  39: 2101,
  40: 2104,
};

/** Articles by suppliers; the first one is the demo supplier's. */
export const SUPPLIER_ARTICLES = [29, 1, 4, 6, 7, 10, 11, 13, 16, 17, 18, 30, 32] as const;

/** The supplier who publishes an article. */
export interface Voice {
  readonly supplierId: number;
  readonly name: string;
  /** The user who wrote it; null for texts that were handed to the editors. */
  readonly authorId: number | null;
}

/** For each of these articles a supplier that sells in its category; empty when there are no suppliers. */
export async function findSuppliersOf(
  db: Database,
  articles: readonly number[],
): Promise<ReadonlyMap<number, Voice>> {
  const { rows } = await sql<{ supplierId: number; name: string; categoryIds: number[] }>`
    select card.id as "supplierId", card.name,
      coalesce((
        select array_agg(sold.category_id) from product.supplier_categories(array[card.id]) as sold
      ), '{}') as "categoryIds"
    from merchant.supplier_cards(array(select generate_series(1, 240))) as card
    order by card.id`.execute(db);
  const taken = new Set<number>([DEMO_SUPPLIER.supplierId]);
  const voices = new Map<number, Voice>();
  for (const article of articles) {
    const isOwn = article === articles[0];
    const found = rows.find(({ supplierId, categoryIds }) =>
      isOwn
        ? supplierId === DEMO_SUPPLIER.supplierId
        : !taken.has(supplierId) && categoryIds.includes(CATEGORY_OF_ARTICLE[article] ?? 0),
    );
    if (found !== undefined) {
      taken.add(found.supplierId);
      voices.set(article, {
        supplierId: found.supplierId,
        name: found.name,
        authorId: isOwn ? DEMO_SUPPLIER.id : null,
      });
    }
  }
  return voices;
}
