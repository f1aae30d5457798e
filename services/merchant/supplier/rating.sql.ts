import type { SupplierRating } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

type RatingRow = z.input<typeof SupplierRating>;

interface Page {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a supplier's ratings, newest first. */
export async function selectRatings(
  db: Database,
  supplierId: number,
  { pageNumber, pageSize }: Page,
): Promise<RatingRow[]> {
  const { rows } = await sql<RatingRow>`
    select rating.id, rating.stars, rating.text, rating.buyer_kind as "buyerKind", rating.rated_at as "ratedAt"
    from merchant.trade_rating as rating
    where rating.supplier_id = ${supplierId}
    order by rating.rated_at desc, rating.id desc
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

interface RatingSummary {
  readonly average: number;
  readonly totalCount: number;
  readonly starCounts: readonly { readonly stars: number; readonly count: number }[];
}

/** Average and number of an active supplier's ratings, and how many there are of each; undefined without one. */
export async function selectRatingSummary(
  db: Database,
  supplierId: number,
): Promise<RatingSummary | undefined> {
  const { rows } = await sql<RatingSummary>`
    select supplier.rating_average::double precision as average, supplier.rating_count as "totalCount",
      (
        select json_agg(json_build_object('stars', given.stars, 'count', (
          select count(*) from merchant.trade_rating as rating
          where rating.supplier_id = supplier.id and rating.stars = given.stars
        )) order by given.stars desc)
        from generate_series(1, 5) as given (stars)
      ) as "starCounts"
    from merchant.supplier where supplier.id = ${supplierId} and supplier.is_active`.execute(db);
  return rows[0];
}
