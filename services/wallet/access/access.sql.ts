import type { UsableWallet } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

/** The role of an agent for a customer; null when there is none. */
export async function findAgentRole(
  db: Database,
  customerUserId: number,
  agentUserId: number,
): Promise<string | null> {
  const { rows } = await sql<{ role: string | null }>`
    select merchant.agent_role(${customerUserId}, ${agentUserId}) as role`.execute(db);
  return rows[0]?.role ?? null;
}

/** The wallets that a person may pay from, their own first. */
export async function findWallets(db: Database, userId: number): Promise<UsableWallet[]> {
  const { rows } = await sql<UsableWallet>`
    select owner.id as "customerUserId", nullif(merchant.customer_name(owner.id), '') as title,
      case when owner.id = ${userId} then 'owner' else 'finance' end as role
    from unnest(merchant.buyers_of(${userId}, 'finance')) with ordinality as owner (id, place)
    order by owner.place`.execute(db);
  return rows;
}
