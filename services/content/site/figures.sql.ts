import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Listed suppliers, verified ones, and their provinces. */
export async function countSuppliers(db: Database) {
  const { rows } = await sql<{ suppliers: number; verifiedSuppliers: number; provinces: number }>`
    select suppliers, verified as "verifiedSuppliers", provinces from merchant.site_figures()`.execute(db);
  return rows[0] ?? null;
}

/** Offers of base products, and the base products that have some. */
export async function countOffers(db: Database) {
  const { rows } = await sql<{ offers: number; baseProducts: number }>`
    select offers, base_products as "baseProducts" from product.site_figures()`.execute(db);
  return rows[0] ?? null;
}

/** Minutes until a supplier typically quotes, of the quotes since a moment. */
export async function findTypicalAnswer(db: Database, since: Date): Promise<number | null> {
  const { rows } = await sql<{ minutes: number | null }>`
    select trade.typical_answer_minutes(${since}) as minutes`.execute(db);
  return rows[0]?.minutes ?? null;
}
