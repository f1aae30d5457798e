import type { TradeStatus } from '@bazaar/contracts/trade';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface RequestOfNeed {
  readonly id: number;
  readonly status: TradeStatus;
}

interface Need {
  readonly needId: string;
  /** A need belongs to its buyer: the same id at another buyer joins nothing. */
  readonly buyerId: number;
}

/** The requests of a need, by id. */
export async function findRequestsOfNeed(
  db: Database,
  { needId, buyerId }: Need,
): Promise<readonly RequestOfNeed[]> {
  const { rows } = await sql<RequestOfNeed>`
    select id, status from trade.request where need_id = ${needId} and buyer_id = ${buyerId} order by id`.execute(
    db,
  );
  return rows;
}

/** The same, held until the transaction ends; all lock them in the order of their ids, so that none waits in a circle. */
export async function lockRequestsOfNeed(
  db: Database,
  { needId, buyerId }: Need,
): Promise<readonly RequestOfNeed[]> {
  const { rows } = await sql<RequestOfNeed>`
    select id, status from trade.request where need_id = ${needId} and buyer_id = ${buyerId} order by id for update`.execute(
    db,
  );
  return rows;
}
