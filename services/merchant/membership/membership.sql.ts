import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

export interface MembershipRow {
  readonly id: number;
  readonly planId: number;
  readonly status: 'Pending' | 'Active' | 'Ended';
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** The user's membership at an instant, created when none is active or pending. */
export async function ensureMembership(
  db: Database,
  userId: number,
  now: Date,
): Promise<MembershipRow | undefined> {
  const { rows } = await sql<MembershipRow>`
    select membership_id as id, plan_id as "planId", status, starts_at as "startsAt", ends_at as "endsAt"
    from merchant.ensure_base_membership(${userId}, ${now})`.execute(db);
  return rows[0];
}

export interface PlanRow {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly priceRial: number;
  readonly months: number;
  readonly requestsPerMonth: number;
  readonly agents: number;
}

/** One plan. */
export async function selectPlan(db: Database, id: number): Promise<PlanRow | undefined> {
  const { rows } = await sql<PlanRow>`
    select id, code, title, price_rial as "priceRial", months, requests_per_month as "requestsPerMonth", agents
    from merchant.membership_plan where id = ${id}`.execute(db);
  return rows[0];
}
