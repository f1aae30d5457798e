import type { AgentRole } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

export interface InvitationRow {
  readonly id: number;
  readonly companyName: string;
  readonly invitedBy: string;
  readonly role: AgentRole;
  readonly approvalLimitRial: number | null;
  readonly endsAt: string;
}

/** The invitations that a user has not answered, the latest first. */
export async function selectInvitations(db: Database, userId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select agent.id, customer.company_name as "companyName", owner.name as "invitedBy", agent.role,
      agent.approval_limit_rial as "approvalLimitRial", agent.invitation_ends_at as "endsAt"
    from merchant.customer_agent as agent
    join merchant.customer on customer.id = agent.customer_id
    cross join lateral auth.user_cards(array[customer.owner_user_id]) as owner
    where ${ownedBy('agent.user_id', userId)} and agent.accepted_at is null
    order by agent.updated_at desc, agent.id desc`.execute(db);
  return rows;
}

/** Makes an invited user an agent and returns who owns the company; null when the invitation is not theirs, was answered, or has ended. */
export async function acceptInvitation(
  db: Database,
  { id, userId, now }: { readonly id: number; readonly userId: number; readonly now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ ownerUserId: number }>`
    update merchant.customer_agent as agent
    set accepted_at = ${now}, invitation_ends_at = null, updated_at = ${now}, row_version = agent.row_version + 1
    where agent.id = ${id} and ${ownedBy('agent.user_id', userId)} and agent.accepted_at is null
      and agent.invitation_ends_at > ${now}
    returning (select owner_user_id from merchant.customer where customer.id = agent.customer_id) as "ownerUserId"`.execute(
    db,
  );
  return rows[0]?.ownerUserId ?? null;
}

/** Removes an invitation of a user and returns who owns the company; null when it is not theirs or was answered. */
export async function deleteInvitation(db: Database, id: number, userId: number): Promise<number | null> {
  const { rows } = await sql<{ ownerUserId: number }>`
    delete from merchant.customer_agent as agent
    where agent.id = ${id} and ${ownedBy('agent.user_id', userId)} and agent.accepted_at is null
    returning (select owner_user_id from merchant.customer where customer.id = agent.customer_id) as "ownerUserId"`.execute(
    db,
  );
  return rows[0]?.ownerUserId ?? null;
}
