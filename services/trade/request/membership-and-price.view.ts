import type { MembershipAndPrice, TradeStatus } from '@bazaar/contracts/trade';
import type * as z from 'zod/mini';
import { notFound } from '../../kit/http/errors.ts';
import { messages } from '../messages.ts';
import { permits } from './mandate.rules.ts';
import { findAvailable } from './money.sql.ts';
import { findMembership } from './other-schemas.sql.ts';
import { priceRequest } from './pricing.view.ts';
import type { Buyer } from './reader.sql.ts';
import { findRequest } from './request.sql.ts';
import type { TradeWork } from './trade-work.commands.ts';

const BEFORE_PUBLICATION: readonly TradeStatus[] = ['Draft', 'RevisionRequested', 'ConfirmationRequested'];

/** The amounts to be paid for a request, computed now and not stored, and whose request it is. */
export async function viewMembershipAndPrice(
  work: Pick<TradeWork, 'db' | 'now'>,
  buyer: Buyer,
  id: number,
): Promise<z.input<typeof MembershipAndPrice> & { readonly buyerId: number }> {
  const { db, now } = work;
  const request = await findRequest(db, buyer, id);
  if (request === null) {
    throw notFound(messages.request);
  }
  const membership = await findMembership(db, request.buyerId, now);
  const isFeeDue = BEFORE_PUBLICATION.includes(request.status) && !membership.isActive;
  const feeRial = isFeeDue ? membership.priceRial : 0;
  const totals = await priceRequest(work, id, feeRial);
  if (totals === null) {
    throw new Error(`Request ${id} was saved although its sum cannot be counted.`);
  }
  const { membershipFeeRial: _, ...sums } = totals;
  const dueNowRial = request.status === 'AwaitingPayment' ? sums.payableRial : feeRial;
  // Only those who spend from the wallet see what is in it.
  const { role } = request;
  const seesWallet = role !== null && (permits(role, 'finance') || permits(role, 'approver'));
  const walletAvailableRial = seesWallet ? await findAvailable(db, request.buyerId) : null;
  return {
    ...sums,
    buyerId: request.buyerId,
    membership: {
      required: isFeeDue,
      planId: membership.planId,
      title: membership.title,
      priceRial: membership.priceRial,
      alreadyActive: membership.isActive,
    },
    dueNowRial,
    walletAvailableRial,
    shortfallRial: walletAvailableRial === null ? null : Math.max(0, dueNowRial - walletAvailableRial),
  };
}
