import type { AgentRole } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

export interface AgentRow {
  readonly id: number;
  readonly userId: number;
  readonly customerId: number;
  readonly name: string;
  readonly mobile: string;
  readonly role: AgentRole;
  /** The largest sum that an approver may publish or accept; null without a limit. */
  readonly approvalLimitRial: number | null;
  readonly createdAt: string;
  readonly acceptedAt: string | null;
  readonly invitationEndsAt: string | null;
  readonly rowVersion: number;
}

interface AgentPage {
  readonly customerId: number;
  readonly pageNumber: number;
  readonly pageSize: number;
}

const COLUMNS = sql`
  agent.id, agent.user_id as "userId", agent.customer_id as "customerId", card.name, card.mobile, agent.role,
  agent.approval_limit_rial as "approvalLimitRial", agent.created_at as "createdAt",
  agent.accepted_at as "acceptedAt", agent.invitation_ends_at as "invitationEndsAt", agent.row_version as "rowVersion"`;

/** One page of a company's agents, in the order of their invitation. The caller has checked that they may be read. */
export async function selectAgents(
  db: Database,
  { customerId, pageNumber, pageSize }: AgentPage,
): Promise<AgentRow[]> {
  const { rows } = await sql<AgentRow>`
    select ${COLUMNS}
    from merchant.customer_agent as agent
    join auth.user_cards(array(
      select user_id from merchant.customer_agent where customer_id = ${customerId})) as card on card.id = agent.user_id
    where agent.customer_id = ${customerId}
    order by agent.id limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** Number of a company's agents and invitations, without those of one user. */
export async function countAgents(db: Database, customerId: number, exceptUserId = 0): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from merchant.customer_agent
    where customer_id = ${customerId} and user_id <> ${exceptUserId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An agent of a company that a user owns. */
export async function selectOwnAgent(
  db: Database,
  id: number,
  userId: number,
): Promise<AgentRow | undefined> {
  const { rows } = await sql<AgentRow>`
    select ${COLUMNS}
    from merchant.customer_agent as agent
    join merchant.customer on customer.id = agent.customer_id
    cross join lateral auth.user_cards(array[agent.user_id]) as card
    where agent.id = ${id} and ${ownedBy('customer.owner_user_id', userId)}`.execute(db);
  return rows[0];
}

/**
 * A user's own company, locked until the transaction ends, and how many agents its plan allows: that of the membership, or
 * the base plan before there is one.
 */
export async function lockOwnCompany(
  db: Database,
  userId: number,
  now: Date,
): Promise<{ readonly id: number; readonly agentLimit: number } | undefined> {
  const { rows } = await sql<{ id: number; agentLimit: number }>`
    select customer.id, (
      select plan.agents from merchant.membership_plan as plan
      left join merchant.membership_of(${userId}, ${now}) as held on held.plan_id = plan.id
      where held.plan_id is not null or plan.code = 'base'
      order by held.plan_id is null limit 1) as "agentLimit"
    from merchant.customer
    where customer.kind = 'company' and ${ownedBy('customer.owner_user_id', userId)}
    for update of customer`.execute(db);
  return rows[0];
}

/** The user of a number; created when there is none, so that the invitation exists at the first sign-in. */
export async function ensureUser(
  db: Database,
  { mobile, name, now }: { readonly mobile: string; readonly name: string; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select auth.ensure_user(${mobile}, ${name}, ${now}) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface NewAgent {
  readonly customerId: number;
  readonly agentUserId: number;
  readonly role: AgentRole;
  readonly approvalLimitRial: number | null;
  readonly endsAt: Date;
  readonly now: Date;
}

/** Invites an agent, or invites again, and returns the id; undefined when the user is an agent already. */
export async function insertAgent(db: Database, agent: NewAgent): Promise<number | undefined> {
  const { customerId, agentUserId, role, approvalLimitRial, endsAt, now } = agent;
  const { rows } = await sql<{ id: number }>`
    insert into merchant.customer_agent as agent (
      customer_id, user_id, role, approval_limit_rial, invitation_ends_at, created_at, updated_at)
    values (${customerId}, ${agentUserId}, ${role}, ${approvalLimitRial}, ${endsAt}, ${now}, ${now})
    on conflict (customer_id, user_id) do update set
      role = excluded.role, approval_limit_rial = excluded.approval_limit_rial,
      invitation_ends_at = excluded.invitation_ends_at, updated_at = excluded.updated_at,
      row_version = agent.row_version + 1
      where agent.accepted_at is null
    returning agent.id`.execute(db);
  return rows[0]?.id;
}

interface AgentChange {
  readonly id: number;
  readonly role: AgentRole;
  readonly approvalLimitRial: number | null;
  readonly version: number;
  readonly now: Date;
}

/**
 * Changes the role of an agent, whom the caller has checked to be of the user's own company; false when the agent
 * has changed since that version.
 */
export async function updateAgent(db: Database, change: AgentChange): Promise<boolean> {
  const { rows } = await sql`
    update merchant.customer_agent as agent
    set role = ${change.role}, approval_limit_rial = ${change.approvalLimitRial}, updated_at = ${change.now}, row_version = agent.row_version + 1
    where agent.id = ${change.id} and agent.row_version = ${change.version}
    returning agent.id`.execute(db);
  return rows.length === 1;
}

/** Removes an agent of the user's own company and returns who it was; undefined when there is none. */
export async function deleteAgent(
  db: Database,
  id: number,
  userId: number,
): Promise<Pick<AgentRow, 'id' | 'userId'> | undefined> {
  const { rows } = await sql<Pick<AgentRow, 'id' | 'userId'>>`
    delete from merchant.customer_agent as agent using merchant.customer
    where agent.id = ${id} and customer.id = agent.customer_id
      and ${ownedBy('customer.owner_user_id', userId)}
    returning agent.id, agent.user_id as "userId"`.execute(db);
  return rows[0];
}
