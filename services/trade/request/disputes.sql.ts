import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** How many disputes were escalated and still wait for a ruling. */
export async function countEscalated(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade.request
    where status = 'Disputed' and escalated_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Disputes without a ruling, escalated ones among them. */
export async function countDisputes(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade.request where status = 'Disputed'`.execute(db);
  return rows[0]?.count ?? 0;
}
