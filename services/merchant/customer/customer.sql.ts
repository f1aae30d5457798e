import type { CustomerKind, CustomerRole } from '@bazaar/contracts/merchant';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { CustomerFields } from './customer.rules.ts';

export interface CustomerRow extends CustomerFields {
  readonly id: number;
  readonly kind: CustomerKind;
  readonly ownerUserId: number;
  /** The caller's role for the customer. */
  readonly role: CustomerRole;
  readonly updatedAt: string;
  readonly rowVersion: number;
  readonly confirmedAt: string | null;
  readonly refusalReason: string | null;
}

const FIELDS = sql`
  customer.id, customer.kind, customer.owner_user_id as "ownerUserId", customer.first_name as "firstName",
  customer.last_name as "lastName", customer.national_id as "nationalId", customer.company_name as "companyName",
  customer.national_legal_id as "nationalLegalId", customer.economic_code as "economicCode", customer.email,
  customer.sheba, customer.updated_at as "updatedAt", customer.row_version as "rowVersion",
  customer.confirmed_at as "confirmedAt", customer.refusal_reason as "refusalReason"`;

/** The customers of a user as `mine`, with the user's role: the user's own, and companies of others. */
function customersOf(userId: number): RawBuilder<unknown> {
  return sql`(
    select customer.id as customer_id, 'owner' as role, 0 as place
    from merchant.customer where ${ownedBy('customer.owner_user_id', userId)}
    union all
    select agent.customer_id, agent.role, 1
    from merchant.customer_agent as agent
    where ${ownedBy('agent.user_id', userId)} and agent.accepted_at is not null
  ) as mine`;
}

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a user's customers: the user's person, the user's company, then companies of others. */
export async function selectCustomers(
  db: Database,
  userId: number,
  { pageNumber, pageSize }: Window,
): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select ${FIELDS}, mine.role
    from ${customersOf(userId)} join merchant.customer on customer.id = mine.customer_id
    order by mine.place, (customer.kind = 'company'), customer.id
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** Number of a user's customers. */
export async function countCustomers(db: Database, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${customersOf(userId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A customer of a user by its id; another user's is not found. */
export async function selectCustomer(
  db: Database,
  id: number,
  userId: number,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${FIELDS}, mine.role
    from ${customersOf(userId)} join merchant.customer on customer.id = mine.customer_id
    where customer.id = ${id}
    order by mine.place limit 1`.execute(db);
  return rows[0];
}

/** A user's own customer of a kind. */
export async function selectOwnCustomer(
  db: Database,
  kind: CustomerKind,
  userId: number,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${FIELDS}, 'owner' as role from merchant.customer
    where customer.kind = ${kind} and ${ownedBy('customer.owner_user_id', userId)}`.execute(db);
  return rows[0];
}

export interface NewCustomer {
  readonly userId: number;
  readonly kind: CustomerKind;
  readonly fields: CustomerFields;
  readonly now: Date;
}

/** Creates a customer; false when the user has one of that kind. A company is not confirmed yet. */
export async function insertCustomer(db: Database, customer: NewCustomer): Promise<boolean> {
  const { userId, kind, fields, now } = customer;
  const { rows } = await sql`
    insert into merchant.customer (owner_user_id, kind, first_name, last_name, national_id, company_name,
      national_legal_id, economic_code, email, sheba, created_at, updated_at)
    values (${userId}, ${kind}, ${fields.firstName}, ${fields.lastName}, ${fields.nationalId},
      ${fields.companyName}, ${fields.nationalLegalId}, ${fields.economicCode}, ${fields.email}, ${fields.sheba},
      ${now}, ${now})
    on conflict (owner_user_id, kind) do nothing
    returning id`.execute(db);
  return rows.length === 1;
}

export interface CustomerChange extends NewCustomer {
  /** The version that the change was made from. */
  readonly version: number;
}

/**
 * Saves a user's own customer; false when it has changed since that version. Another number or name is another company,
 * which is not confirmed. A refusal ends once anything that was checked is another.
 */
export async function updateCustomer(db: Database, change: CustomerChange): Promise<boolean> {
  const { userId, kind, fields, now, version } = change;
  // What an operator has checked.
  const isSame = sql`national_legal_id = ${fields.nationalLegalId} and company_name = ${fields.companyName}
    and economic_code is not distinct from ${fields.economicCode}
    and first_name is not distinct from ${fields.firstName} and last_name is not distinct from ${fields.lastName}`;
  const { rows } = await sql`
    update merchant.customer set first_name = ${fields.firstName}, last_name = ${fields.lastName},
      national_id = ${fields.nationalId}, company_name = ${fields.companyName},
      national_legal_id = ${fields.nationalLegalId}, economic_code = ${fields.economicCode}, email = ${fields.email},
      sheba = ${fields.sheba}, updated_at = ${now}, row_version = row_version + 1,
      confirmed_at = case when national_legal_id = ${fields.nationalLegalId} and company_name = ${fields.companyName}
        then confirmed_at end,
      refused_at = case when ${isSame} then refused_at end,
      refusal_reason = case when ${isSame} then refusal_reason end
    where kind = ${kind} and row_version = ${version} and ${ownedBy('customer.owner_user_id', userId)}
    returning id`.execute(db);
  return rows.length === 1;
}

/** E.164 number of a user, as the owner of users knows it. */
export async function selectMobile(db: Database, userId: number): Promise<string> {
  const { rows } = await sql<{ mobile: string }>`
    select mobile from auth.user_cards(array[${userId}::int])`.execute(db);
  return rows[0]?.mobile ?? '';
}
