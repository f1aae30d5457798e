import { messages } from '../messages.ts';
import { heldFor } from './buyer-moves.commands.ts';
import { closePayments, refundToBuyer, releaseToSupplier } from './money.sql.ts';
import type { Operator, Supplier } from './reader.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { makeMove, openRequest, requireEdge, type TradeWork } from './trade-work.commands.ts';

type Reviewer = Operator | Supplier;

interface Revision {
  readonly id: number;
  readonly reason: string;
}

/** Returns a request that waits for confirmation to its buyer. */
export async function returnRequest(
  work: TradeWork,
  reviewer: Reviewer,
  { id, reason }: Revision,
): Promise<RequestRow> {
  const request = await openRequest(work, reviewer, id);
  return makeMove(work, request, { move: 'requestRevision', party: reviewer, reason });
}

interface Ruling extends Revision {
  readonly outcome: 'complete' | 'cancel';
}

/** Ends a dispute: the held money goes to the supplier, or back to the buyer. */
export async function ruleOnRequest(
  work: TradeWork,
  operator: Operator,
  { id, outcome, reason }: Ruling,
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openRequest(work, operator, id);
  const move = outcome === 'complete' ? 'ruleComplete' : 'ruleCancel';
  requireEdge(request, move, operator);
  if (outcome === 'complete') {
    await releaseToSupplier(db, heldFor(request, messages.releaseDescription(request.number), now));
  } else {
    await closePayments(db, id, now);
    await refundToBuyer(db, heldFor(request, messages.refundDescription(request.number), now));
  }
  return makeMove(work, request, { move, party: operator, reason });
}
