import { messages } from '../messages.ts';
import { acceptQuote, cancelRequest } from './buyer-moves.commands.ts';
import { lockNeed } from './need.sql.ts';
import type { Buyer } from './reader.sql.ts';
import { findRequest, type RequestRow } from './request.sql.ts';
import { edgeOf } from './trade-machine.rules.ts';
import type { TradeWork } from './trade-work.commands.ts';

interface Accepting {
  readonly id: number;
  readonly version: number;
}

/**
 * Accepts a quote and cancels the buyer's other requests of the same need, as far as their states allow it; both or
 * neither. Of two that accept quotes of one need at once, the second finds its request cancelled: 409.
 */
export async function acceptAndClose(
  work: TradeWork,
  buyer: Buyer,
  { id, version }: Accepting,
): Promise<RequestRow> {
  const request = await findRequest(work.db, buyer, id);
  if (request === null || request.needId === null) {
    return acceptQuote(work, buyer, { id, version });
  }
  const ofNeed = await lockNeed(work.db, { needId: request.needId, buyerId: request.buyerId });
  const accepted = await acceptQuote(work, buyer, { id, version });
  for (const other of ofNeed) {
    if (other.id !== id && edgeOf(other.status, 'cancel', 'buyer') !== undefined) {
      await cancelRequest(work, buyer, { id: other.id, reason: messages.closedReason });
    }
  }
  return accepted;
}
