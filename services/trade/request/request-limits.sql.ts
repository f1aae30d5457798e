import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** Until the transaction ends, nobody else counts or adds what a buyer has a limited number of. */
export async function lockLimits(db: Database, buyerId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trade.limits'), ${buyerId})`.execute(db);
}

/** Requests of a buyer that are not published and may still be. */
export async function countDrafts(db: Database, buyerId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from trade.request
    where buyer_id = ${buyerId} and status in ('Draft', 'RevisionRequested', 'ConfirmationRequested')`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Requests that a buyer has published since an instant, whatever became of them. */
export async function countPublished(db: Database, buyerId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from trade.request
    join trade.event on event.request_id = request.id
    where request.buyer_id = ${buyerId} and request.updated_at >= ${since}
      and event.type = 'confirmAndPublish' and event.at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface RequestQuota {
  /** Title of the plan. */
  readonly title: string;
  readonly requestsPerMonth: number;
}

/** What the buyer's membership permits in a month. */
export async function findQuota(db: Database, buyerId: number, now: Date): Promise<RequestQuota | null> {
  const { rows } = await sql<RequestQuota>`
    select title, requests_per_month as "requestsPerMonth"
    from merchant.request_quota(${buyerId}, ${now})`.execute(db);
  return rows[0] ?? null;
}
