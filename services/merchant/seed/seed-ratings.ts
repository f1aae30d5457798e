import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { readRatingTexts } from './seed-files.ts';

/**
 * Writes the ratings behind each supplier's average and number, over the last two years. Of few ratings not every average
 * is possible; the supplier then gets that of its rows.
 */
export async function seedRatings(db: Database, { now }: { readonly now: Date }): Promise<void> {
  const { good, fair, poor } = readRatingTexts();
  await sql`
    insert into merchant.trade_rating (supplier_id, stars, text, buyer_kind, rated_at)
    select given.supplier_id, given.stars,
      case when given.place % 4 = 0 then
        case when given.stars >= 4 then (${[...good]}::text[])[1 + (given.place / 4 + given.supplier_id) % ${good.length}::int]
          when given.stars = 3 then (${[...fair]}::text[])[1 + (given.place / 4) % ${fair.length}::int]
          else (${[...poor]}::text[])[1 + (given.place / 4) % ${poor.length}::int] end
      end,
      case when given.place % 3 = 0 then 'person' else 'company' end,
      ${now}::timestamptz - make_interval(hours => 30 + given.supplier_id % 20 + given.place * 17000 / given.number)
    from (
      -- Pairs of equal stars become one more and one fewer, which keeps the sum.
      select even.*, even.stars + case
          when even.stars in (1, 5) or even.place / 2 % 3 <> 0 or even.place + 1 = even.number and even.place % 2 = 0
            or even.place - even.place % 2 < even.higher and even.place - even.place % 2 + 1 >= even.higher then 0
          when even.place % 2 = 0 then 1 else -1
        end as spread
      from (
        select supplier.id as supplier_id, place, supplier.rating_count as number,
          total % supplier.rating_count as higher,
          total / supplier.rating_count + (place < total % supplier.rating_count)::int as stars
        from merchant.supplier
        cross join lateral (select round(supplier.rating_average * supplier.rating_count)::int as total) as summed
        cross join lateral generate_series(0, supplier.rating_count - 1) as place
        where supplier.rating_count > 0
      ) as even
    ) as given (supplier_id, place, number, higher, even_stars, stars)
    order by given.supplier_id, given.place desc`.execute(db);
  await sql`
    update merchant.supplier set rating_average = counted.average
    from (
      select supplier_id, round(avg(stars), 1) as average from merchant.trade_rating group by supplier_id
    ) as counted
    where supplier.id = counted.supplier_id and supplier.rating_average <> counted.average`.execute(db);
}
