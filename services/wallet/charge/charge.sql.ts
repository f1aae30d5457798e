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
