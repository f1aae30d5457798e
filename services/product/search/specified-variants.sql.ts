import { type RawBuilder, sql } from 'kysely';
import type { RankedGood } from './ranked-good.rules.ts';

/** Places in size tables as PostgreSQL writes an array, since an array of arrays would need equal lengths. */
export const placesText = (places: readonly number[]) => `{${places.map((place) => place + 1).join()}}`;

/** The variants that a search specifies of base products: rows of `base_id` and `variant_id`; none of goods as a whole. */
export function specifiedVariants(goods: readonly RankedGood[]): RawBuilder<unknown> {
  const specified = goods.filter(({ kind, variants }) => kind === 'baseProduct' && variants.length > 0);
  return sql`
    select good.id as base_id, ranked.id as variant_id
    from unnest(
      ${specified.map(({ id }) => id)}::int[], ${specified.map(({ variants }) => placesText(variants))}::text[]
    ) as good (id, places)
    cross join lateral (
      select variant.id, row_number() over (order by variant.ordinal) as place
      from product.variant where variant.base_product_id = good.id
    ) as ranked
    where ranked.place = any(good.places::int[])`;
}
