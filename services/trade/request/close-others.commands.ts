import { messages } from '../messages.ts';
import { acceptQuote, cancelRequest } from './buyer-moves.commands.ts';
import { closePayments } from './money.sql.ts';
import { findRequestsOfNeed, lockRequestsOfNeed } from './need.sql.ts';
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
  const others = await lockOthers(work, { id, needId: request.needId, buyerId: request.buyerId });
  const accepted = await acceptQuote(work, buyer, { id, version });
  for (const other of others) {
    await cancelRequest(work, buyer, { id: other, reason: messages.closedReason });
  }
  return accepted;
}

interface Joined {
  readonly id: number;
  readonly needId: string;
  readonly buyerId: number;
}

/**
 * Holds all requests of the need and returns the others that may be cancelled. Payments are locked first, as paying
 * does it; when the quote cannot be accepted, the rollback opens them again.
 */
async function lockOthers({ db, now }: TradeWork, { id, ...need }: Joined): Promise<readonly number[]> {
  for (const request of await findRequestsOfNeed(db, need)) {
    if (request.id !== id && request.status === 'AwaitingPayment') {
      await closePayments(db, request.id, now);
    }
  }
  const all = await lockRequestsOfNeed(db, need);
  return all.flatMap((request) =>
    request.id !== id && edgeOf(request.status, 'cancel', 'buyer') !== undefined ? [request.id] : [],
  );
}
