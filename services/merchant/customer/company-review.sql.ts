import type { WaitingCompany } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

type WaitingRow = z.input<typeof WaitingCompany> & { readonly ownerUserId: number };

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

const WAITS = sql`customer.kind = 'company' and customer.national_legal_id is not null
  and customer.confirmed_at is null and customer.refused_at is null`;

/** One page of the companies that wait for a decision, the oldest first. */
export async function selectWaiting(db: Database, { pageNumber, pageSize }: Window): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select customer.id, customer.owner_user_id as "ownerUserId", customer.company_name as "companyName",
      customer.national_legal_id as "nationalLegalId", customer.economic_code as "economicCode",
      nullif(concat_ws(' ', customer.first_name, customer.last_name), '') as representative,
      customer.updated_at as "declaredAt", customer.row_version as "rowVersion",
      (select case when other.national_legal_id = customer.national_legal_id then 'number' else 'name' end
        from merchant.customer as other
        where other.confirmed_at is not null and (other.national_legal_id = customer.national_legal_id
          or merchant.name_key(other.company_name) = merchant.name_key(customer.company_name))
        order by other.national_legal_id = customer.national_legal_id desc limit 1) as taken
    from merchant.customer
    where ${WAITS}
    order by customer.updated_at, customer.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** How many companies wait. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select merchant.waiting_companies() as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A company with a number, as a decision needs it. */
export interface CompanyState {
  readonly ownerUserId: number;
  readonly rowVersion: number;
  readonly confirmedAt: string | null;
  readonly refusedAt: string | null;
}

/** A company, locked until the transaction ends; null for a person, and for one without a number. */
export async function lockCompany(db: Database, id: number): Promise<CompanyState | null> {
  const { rows } = await sql<CompanyState>`
    select owner_user_id as "ownerUserId", row_version as "rowVersion", confirmed_at as "confirmedAt",
      refused_at as "refusedAt"
    from merchant.customer where id = ${id} and kind = 'company' and national_legal_id is not null
    for update`.execute(db);
  return rows[0] ?? null;
}

/** Confirms a company, whose number and name are then no other confirmed one's: that is a unique_violation. */
export async function confirmCompany(db: Database, id: number, now: Date): Promise<void> {
  await sql`
    update merchant.customer set confirmed_at = coalesce(confirmed_at, ${now}), refused_at = null, refusal_reason = null
    where id = ${id}`.execute(db);
}

interface Refusal {
  readonly id: number;
  readonly reason: string;
  readonly now: Date;
}

/** Keeps why a company was not confirmed. */
export async function refuseCompany(db: Database, { id, reason, now }: Refusal): Promise<void> {
  await sql`
    update merchant.customer set refused_at = ${now}, refusal_reason = ${reason} where id = ${id}`.execute(
    db,
  );
}

/** Has a company wait again. */
export async function reopenCompany(db: Database, id: number): Promise<void> {
  await sql`
    update merchant.customer set confirmed_at = null, refused_at = null, refusal_reason = null
    where id = ${id}`.execute(db);
}
