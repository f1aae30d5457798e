import type { Database } from '../../kit/database/database.ts';
import { unprocessable } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { isOwnTrade } from './own-trade.sql.ts';
import type { PaymentRow } from './payment.sql.ts';

/** Throws 422 `own_supplier` when one person would pay a trade with the supplier that they answer for. */
export async function refuseOwnTrade(
  db: Database,
  { id, walletUserId }: Pick<PaymentRow, 'id' | 'walletUserId'>,
  userId: number,
): Promise<void> {
  if (await isOwnTrade(db, { paymentId: id, walletUserId, userId })) {
    throw unprocessable('own_supplier', { title: messages.ownSupplier, detail: messages.ownSupplierDetail });
  }
}
