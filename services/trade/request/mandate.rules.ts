import type { CustomerRole } from '@bazaar/contracts/merchant';
import type { TradeAction, TradeMove, TradeStatus } from '@bazaar/contracts/trade';
import type { NeededRole } from '../../kit/ownership.ts';

/** What each role of a buyer's company includes; `merchant.role_permits()` is the same table, and a test compares them. */
const INCLUDED: Readonly<Record<CustomerRole, readonly NeededRole[]>> = {
  owner: ['viewer', 'requester', 'approver', 'finance'],
  approver: ['viewer', 'requester', 'approver'],
  requester: ['viewer', 'requester'],
  finance: ['viewer', 'finance'],
  viewer: ['viewer'],
};

/** Whether a role includes what an act needs. */
export function permits(held: CustomerRole, needed: NeededRole): boolean {
  return INCLUDED[held].includes(needed);
}

/** A row of the machine, as far as the role depends on it. */
interface Step {
  /** Null: the request begins with this move. */
  readonly from: TradeStatus | null;
  readonly move: TradeMove;
  readonly to: TradeStatus;
}

const UNPUBLISHED: readonly Step['from'][] = ['Draft', 'RevisionRequested', 'ConfirmationRequested'];

/**
 * What a buyer's move needs. An approver decides what the supplier reads, what binds the company, and what releases its
 * money; a requester writes everything else. What a requester hands in waits for an approver: {@link mayShow}.
 */
export function neededFor({ from, move, to }: Step): NeededRole {
  if (move === 'pay') {
    return 'finance';
  }
  const withdraws = move === 'cancel' && !UNPUBLISHED.includes(from);
  const isBinding = to === 'Published' || move === 'accept' || move === 'confirmDelivery' || withdraws;
  return isBinding ? 'approver' : 'requester';
}

/** What a person may do for a buyer. */
export interface Mandate {
  readonly role: CustomerRole;
  /** The largest sum that they may publish or accept; null without a limit. */
  readonly approvalLimitRial: number | null;
}

/** Whether a sum is within what a person may approve; a sum that is not known yet is. */
export function isWithinLimit({ approvalLimitRial }: Mandate, payableRial: number | null): boolean {
  return approvalLimitRial === null || payableRial === null || payableRial <= approvalLimitRial;
}

/**
 * Whether the supplier sees what a person hands in. It does not, when the person may not publish this sum: then the
 * request waits for somebody who may.
 */
export function mayShow(mandate: Mandate, payableRial: number): boolean {
  return permits(mandate.role, 'approver') && isWithinLimit(mandate, payableRial);
}

/** Actions that the approval limit holds back while the sum is above it. */
export const LIMITED_ACTIONS: readonly TradeAction[] = ['confirmAndPublish', 'accept'];
