import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { dayOf } from './prices.ts';
import { createRandom } from './random.ts';

const DAYS = 365;

interface PricePoint {
  readonly base_product_id: number;
  readonly day: string;
  readonly min_price_rial: number;
  readonly median_price_rial: number;
}

/** A year of prices for every base product that has any, ending at today's prices. */
export async function seedPriceHistory(
  db: Database,
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number; least: number; median: number }>`
    select base_product_id as id, min_price_rial as least, median_price_rial as median
    from product.base_product_summary where min_price_rial is not null order by base_product_id`.execute(db);
  await insertRows(db, {
    table: 'product.price_point',
    columns: {
      base_product_id: 'integer',
      day: 'date',
      min_price_rial: 'bigint',
      median_price_rial: 'bigint',
    },
    rows: rows.flatMap(({ id, least, median }) => makeHistory({ id, least, median, seed, now })),
  });
}

/** Backwards from today: a change every few days, with lower prices on the whole the longer ago. */
function makeHistory({
  id,
  least,
  median,
  seed,
  now,
}: {
  id: number;
  least: number;
  median: number;
  seed: number;
  now: Date;
}): PricePoint[] {
  const random = createRandom(`history ${seed} ${id}`);
  const points: PricePoint[] = [];
  let share = 1;
  for (let daysAgo = random.whole(4, 16); daysAgo < DAYS + 20; daysAgo += random.whole(4, 16)) {
    share *= 1 - 0.008 + (random.next() - 0.5) * 0.04;
    const [low, middle] = [
      roundPrice(least * share),
      roundPrice(median * share * (1 + random.next() * 0.03)),
    ];
    points.push({
      base_product_id: id,
      day: dayOf(now, -daysAgo),
      min_price_rial: low,
      median_price_rial: Math.max(low, middle),
    });
  }
  return points;
}

/** Three significant digits, as in today's prices; whole tomans. */
function roundPrice(rial: number): number {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(rial)) - 2);
  return Math.max(unit, Math.round(rial / unit) * unit);
}
