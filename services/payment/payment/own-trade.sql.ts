import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Payer {
  readonly paymentId: number;
  /** The owner of the wallet. */
  readonly walletUserId: number;
  /** The person who pays: the owner, or an agent of theirs. */
  readonly userId: number;
}

/** Whether a payment is for a trade whose supplier its payer answers for; false for any other purpose. */
export async function isOwnTrade(db: Database, { paymentId, walletUserId, userId }: Payer): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select trade.is_own(${walletUserId}, brief.supplier_id, ${userId}) as "isOwn"
    from payment.payment as payment cross join lateral trade.request_brief(payment.purpose_id) as brief
    where payment.id = ${paymentId} and payment.purpose = 'tradeRequest'`.execute(db);
  return rows[0]?.isOwn ?? false;
}
