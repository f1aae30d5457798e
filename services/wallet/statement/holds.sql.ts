import type { WalletHold } from '@bazaar/contracts/wallet';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';

/** What is held for a user, newest first: for trade requests, and as parts of payments that are under way. */
export async function findHolds(db: Database, userId: number): Promise<WalletHold[]> {
  const { rows } = await sql<WalletHold>`
    select held.kind, held.amount_rial as "amountRial", held.held_at as "heldAt", held.until,
      held.request_id as "tradeRequestId", held.number as "requestNumber", held.status as "requestStatus",
      held.payment_id as "paymentId"
    from (
      select 'tradeRequest' as kind, hold.remaining_rial as amount_rial, hold.held_at, state.deadline_at as until,
        hold.request_id, state.number, state.status, null::bigint as payment_id
      from wallet.trade_hold as hold left join lateral trade.hold_state(hold.request_id) as state on true
      where ${ownedBy('hold.user_id', userId)} and hold.remaining_rial > 0
      union all
      select 'payment', part.amount_rial, part.held_at, part.expires_at,
        part.request_id, state.number, state.status, part.payment_id
      from payment.held_parts(${userId}) as part left join lateral trade.hold_state(part.request_id) as state on true
    ) as held
    order by held.held_at desc, held.request_id desc`.execute(db);
  return rows;
}
