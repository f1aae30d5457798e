import { TradeMove } from '@bazaar/contracts/trade';
import type { Job } from '../../kit/jobs/job.ts';
import { messages } from '../messages.ts';
import { cancelRequest, completeRequest } from './buyer-moves.commands.ts';
import { SYSTEM } from './reader.sql.ts';
import { findRequest, type RequestRow } from './request.sql.ts';
import { edgeOf } from './trade-machine.rules.ts';
import { makeMove, openRequest, type TradeWork } from './trade-work.commands.ts';

/**
 * Makes a timed move. A job may run late, or twice, so the request decides: its state must still allow the move,
 * and its deadline must have passed.
 */
export async function runSystemMove(work: TradeWork, { payload }: Pick<Job, 'payload'>): Promise<void> {
  const id = Number(payload.requestId);
  const move = TradeMove.parse(payload.move);
  const before = await findRequest(work.db, SYSTEM, id);
  if (before === null || !isDue(before, move, work.now)) {
    return;
  }
  if (move === 'cancel') {
    await cancelRequest(work, SYSTEM, { id, reason: messages.autoCancelReason });
    return;
  }
  const request = await openRequest(work, SYSTEM, id);
  if (!isDue(request, move, work.now)) {
    return;
  }
  if (move === 'confirmDelivery') {
    await completeRequest(work, SYSTEM, { id, reason: messages.autoCompleteReason });
  } else if (move === 'expire') {
    const isQuoted = request.status === 'Quoted';
    const reason = isQuoted ? messages.quoteLapsedReason : messages.noReplyReason;
    await makeMove(work, request, { move, party: SYSTEM, reason });
  } else {
    await makeMove(work, request, { move, party: SYSTEM });
  }
}

function isDue({ status, deadlineAt, escalatedAt }: RequestRow, move: TradeMove, now: Date): boolean {
  // A dispute stays in its state, so that alone does not tell whether it was escalated.
  const isMade = move === 'escalate' && escalatedAt !== null;
  const isAllowed = edgeOf(status, move, SYSTEM.kind) !== undefined && !isMade;
  return isAllowed && (deadlineAt === null || Date.parse(deadlineAt) <= now.getTime());
}
