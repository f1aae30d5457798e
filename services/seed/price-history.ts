import { sql } from 'kysely';
import type { Database } from '../kit/database/database.ts';
import { insertRows } from './batch-insert.ts';
import { dayOf } from './prices.ts';
import { createRandom } from './random.ts';

const DAYS = 365;

interface PricePoint {
  readonly variant_id: number;
  readonly day: string;
  readonly min_price_rial: number;
  readonly median_price_rial: number;
}

/** A year of prices for every variant that has any, ending at today's prices. */
export async function seedPriceHistory(
  db: Database,
  { seed, now }: { readonly seed: number; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ id: number; least: number; median: number }>`
    select variant_id as id, min_price_rial as least, median_price_rial as median
    from product.variant_summary where min_price_rial is not null order by variant_id`.execute(db);
  await insertRows(db, {
    table: 'product.price_point',
    columns: {
      variant_id: 'integer',
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
  for (let daysAgo = random.whole(6, 20); daysAgo < DAYS + 20; daysAgo += random.whole(6, 20)) {
    share *= 1 - 0.01 + (random.next() - 0.5) * 0.045;
    const [low, middle] = [
      roundPrice(least * share),
      roundPrice(median * share * (1 + random.next() * 0.03)),
    ];
    points.push({
      variant_id: id,
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
