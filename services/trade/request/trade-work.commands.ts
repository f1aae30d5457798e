import type { TradeMove } from '@bazaar/contracts/trade';
import { noteByJob } from '../../kit/audit/audit-trail.ts';
import type { Database } from '../../kit/database/database.ts';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { cancelJob, scheduleJob } from '../../kit/jobs/job.sql.ts';
import { messages } from '../messages.ts';
import { type Party, SYSTEM } from './reader.sql.ts';
import { lockRequest, type RequestRow, recordMove } from './request.sql.ts';
import { edgeOf, type TradeEdge, timerOf } from './trade-machine.rules.ts';

/** What a move is made with: one transaction, one instant, and what plays the suppliers in the demo. */
export interface TradeWork {
  readonly db: Database;
  readonly now: Date;
  /** Is notified of every move and plans the replies of simulated suppliers. Null when suppliers are real users. */
  readonly simulator: { plan(work: TradeWork, moved: RequestRow): Promise<void> } | null;
}

/** Kind of the jobs that move a request when its time is over. */
export const SYSTEM_MOVE = 'trade.system-move';

/** The request, locked for this transaction; 404 when this party has no such request. */
export async function openRequest({ db }: TradeWork, party: Party, id: number): Promise<RequestRow> {
  const request = await lockRequest(db, party, id);
  if (request === null) {
    throw notFound(messages.request);
  }
  return request;
}

/** The row of the machine for this move; 409 with the current state when there is none. */
export function requireEdge(request: RequestRow, move: TradeMove, party: Party): TradeEdge {
  // `create` begins from no state, although a new row has the default state of the table.
  const edge = edgeOf(move === 'create' ? null : request.status, move, party.kind);
  if (edge === undefined) {
    throw conflict('invalid_transition', {
      title: messages.invalidTransition,
      detail: messages.invalidTransitionDetail(messages.status[request.status]),
      data: { currentStatus: request.status },
    });
  }
  return edge;
}

interface Step {
  readonly move: TradeMove;
  readonly party: Party;
  readonly reason?: string;
  readonly data?: Readonly<Record<string, unknown>>;
  /** End of the quote, for a move that adds one. */
  readonly validUntil?: Date;
  /** Whether the other side sees the request from this move on, or no longer; as before by default. */
  readonly isShown?: boolean;
}

/**
 * Makes one move: the state, one event, and the timer of the new state, all in the caller's transaction.
 * @returns the request after the move
 */
export async function makeMove(work: TradeWork, request: RequestRow, step: Step): Promise<RequestRow> {
  const { db, now } = work;
  const { from, to, isUntimed } = requireEdge(request, step.move, step.party);
  const timer = isUntimed ? null : timerOf(to, now, step.validUntil ?? null);
  const deadlineAt = timer?.at ?? null;
  const { reason = null, data = {}, isShown = null } = step;
  const common = { id: request.id, at: now, party: step.party, type: step.move, isShown };
  if (!(await recordMove(db, { ...common, from, to, reason, data, deadlineAt }))) {
    throw new Error(`Request ${request.id} is not held by the transaction that moves it.`);
  }
  if (step.party.userId === null) {
    const of = { business: request.buyerId };
    await noteByJob(db, now, { act: 'changeRequest', of, thing: ['TradeRequest', request.id] });
  }
  const timerBefore = timerOf(request.status, now, now);
  if (timerBefore !== null) {
    await cancelJob(db, timerKey(request.id, timerBefore.move));
  }
  if (timer !== null) {
    await planSystemMove(db, { requestId: request.id, move: timer.move, at: timer.at });
  }
  const moved = await openRequest(work, SYSTEM, request.id);
  await work.simulator?.plan(work, moved);
  return moved;
}

interface SystemMove {
  readonly requestId: number;
  readonly move: TradeMove;
  readonly at: Date;
}

function planSystemMove(db: Database, { requestId, move, at }: SystemMove): Promise<void> {
  return scheduleJob(db, {
    kind: SYSTEM_MOVE,
    key: timerKey(requestId, move),
    runAt: at,
    payload: { requestId, move },
  });
}

function timerKey(requestId: number, move: TradeMove): string {
  return `trade:${requestId}:${move}`;
}
