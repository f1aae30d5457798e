import type { TradeMove } from '@bazaar/contracts/trade';
import { HttpError, unprocessable } from '../../kit/http/errors.ts';
import type { NeededRole } from '../../kit/ownership.ts';
import { messages } from '../messages.ts';
import { isWithinLimit, type Mandate, neededFor, permits } from './mandate.rules.ts';
import { isOwnTrade } from './other-schemas.sql.ts';
import type { Party } from './reader.sql.ts';
import type { RequestRow } from './request.sql.ts';
import { openRequest, requireEdge, type TradeWork } from './trade-work.commands.ts';

/** The mandate that was read with a request; null for a party that is not its buyer. */
export function mandateIn({
  role,
  approvalLimitRial,
}: Pick<RequestRow, 'role' | 'approvalLimitRial'>): Mandate | null {
  return role === null ? null : { role, approvalLimitRial };
}

/**
 * The request, locked for this transaction, once this party may make this move: 404 when it has no such request, 409
 * when the state has no such move, 403 when it is not for the acting person's role, 422 when one person is on both sides.
 */
export async function openForMove(
  work: TradeWork,
  party: Party,
  { id, move }: { readonly id: number; readonly move: TradeMove },
): Promise<RequestRow> {
  const request = await openRequest(work, party, id);
  const edge = requireEdge(request, move, party);
  if (party.kind === 'buyer') {
    requireRole(request, neededFor(edge));
  }
  if (TRADING.includes(move)) {
    await requireTwoSides(work, party, request);
  }
  return request;
}

/** Moves by which the two sides trade. Those that end a trade, or its dispute, stay open to everybody. */
const TRADING: readonly TradeMove[] = [
  'create',
  'edit',
  'requestConfirmation',
  'confirmAndPublish',
  'quote',
  'accept',
  'counter',
  'rate',
];

/** Throws 422 `own_supplier` when one person stands on both sides, in the transaction of the move. */
async function requireTwoSides(
  { db }: TradeWork,
  { userId }: Party,
  { buyerId, supplierId }: RequestRow,
): Promise<void> {
  if (await isOwnTrade(db, { buyerId, supplierId, userId })) {
    throw unprocessable('own_supplier', { title: messages.ownSupplier, detail: messages.ownSupplierDetail });
  }
}

/** Throws 403 unless the reader's role for the buyer includes what an act needs. */
export function requireRole({ role }: Pick<RequestRow, 'role'>, needed: NeededRole): void {
  if (role === null || !permits(role, needed)) {
    throw new HttpError({
      status: 403,
      code: 'forbidden',
      title: messages.notYourRole,
      detail: messages.notYourRoleDetail(messages.role[needed]),
      data: { neededRole: needed },
    });
  }
}

/** Throws 403 `over_approval_limit` when the sum is above what the acting person may publish or accept. */
export function requireWithinLimit(request: RequestRow, payableRial: number): void {
  const mandate = mandateIn(request);
  if (mandate !== null && mandate.approvalLimitRial !== null && !isWithinLimit(mandate, payableRial)) {
    const { approvalLimitRial } = mandate;
    throw new HttpError({
      status: 403,
      code: 'over_approval_limit',
      title: messages.overLimit,
      detail: messages.overLimitDetail(payableRial, approvalLimitRial),
      data: { payableRial, approvalLimitRial },
    });
  }
}
