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

/**
 * The requests of a need by id, held with their payments until the transaction ends. Payments are locked first, as
 * paying does it, and all in the order of their ids, so that none waits in a circle.
 */
export async function lockNeed(db: Database, { needId, buyerId }: Need): Promise<readonly RequestOfNeed[]> {
  await sql`
    select payment.lock_for('tradeRequest', array(
      select id from trade.request where need_id = ${needId} and buyer_id = ${buyerId}))`.execute(db);
  const { rows } = await sql<RequestOfNeed>`
    select id, status from trade.request where need_id = ${needId} and buyer_id = ${buyerId} order by id for update`.execute(
    db,
  );
  return rows;
}
