import { invalid } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { heldFor } from './buyer-moves.commands.ts';
import { closePayments, refundToBuyer, releaseToSupplier } from './money.sql.ts';
import type { Operator, Supplier } from './reader.sql.ts';
import { findRequest, type RequestRow } from './request.sql.ts';
import { edgeOf } from './trade-machine.rules.ts';
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
  /** With `complete`: the part that the buyer gets back. */
  readonly refundRial?: number | undefined;
}

/**
 * Ends a request whose money is held: it goes to the supplier, back to the buyer, or in part to each. Payments are locked
 * before the request, as paying does it, so that the two never wait for each other.
 */
export async function ruleOnRequest(
  work: TradeWork,
  operator: Operator,
  { id, outcome, refundRial, reason }: Ruling,
): Promise<RequestRow> {
  const { db, now } = work;
  const move = outcome === 'complete' ? 'ruleComplete' : 'ruleCancel';
  const before = await findRequest(db, operator, id);
  if (outcome === 'cancel' && before !== null && edgeOf(before.status, move, operator.kind) !== undefined) {
    await closePayments(db, id, now);
  }
  const request = await openRequest(work, operator, id);
  requireEdge(request, move, operator);
  const data = sharesOf(heldFor(request, '', now).amountRial, { outcome, refundRial });
  if (data.refundRial > 0) {
    const held = heldFor(request, messages.refundDescription(request.number), now);
    await refundToBuyer(db, { ...held, amountRial: data.refundRial });
  }
  if (data.releaseRial > 0) {
    const held = heldFor(request, messages.releaseDescription(request.number), now);
    await releaseToSupplier(db, { ...held, amountRial: data.releaseRial });
  }
  return makeMove(work, request, { move, party: operator, reason, data });
}

/** How a ruling divides the held money; 400 for a part that is not one. */
function sharesOf(heldRial: number, { outcome, refundRial }: Pick<Ruling, 'outcome' | 'refundRial'>) {
  if (outcome === 'cancel') {
    if (refundRial !== undefined) {
      throw invalid({ refundRial: [messages.fault.refundOfCancel] });
    }
    return { releaseRial: 0, refundRial: heldRial };
  }
  if (refundRial !== undefined && refundRial >= heldRial) {
    throw invalid({ refundRial: [messages.fault.refundRial] });
  }
  return { releaseRial: heldRial - (refundRial ?? 0), refundRial: refundRial ?? 0 };
}
