import { shareDocuments } from './documents.commands.ts';
import { requireVersion } from './draft.commands.ts';
import { openForMove, requireWithinLimit } from './mandate.commands.ts';
import { openPayment, payFromWallet } from './money.sql.ts';
import { activateMembership, ensureMembership, type Membership } from './other-schemas.sql.ts';
import type { Buyer } from './reader.sql.ts';
import { requireReady } from './readiness.commands.ts';
import { type RequestRow, updateTotals } from './request.sql.ts';
import { requireQuota } from './request-limits.commands.ts';
import { makeMove, type TradeWork } from './trade-work.commands.ts';

interface FeeFacts {
  readonly userId: number;
  readonly membershipId: number;
  readonly amountRial: number;
  readonly shortfallRial: number;
}

/**
 * The wallet cannot pay the membership fee. Everything done so far is rolled back; the payment is created afterwards.
 */
export class FeeDue extends Error {
  override readonly name = 'FeeDue';
  readonly facts: FeeFacts;

  constructor(facts: FeeFacts) {
    super('membership fee due');
    this.facts = facts;
  }
}

/** Confirms and publishes; throws {@link FeeDue} when the wallet cannot pay the membership fee. */
export async function publishRequest(
  work: TradeWork,
  buyer: Buyer,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<RequestRow> {
  const { db, now } = work;
  const request = await openForMove(work, buyer, { id, move: 'confirmAndPublish' });
  requireVersion(request, version);
  const totals = await requireReady(work, request, 0);
  const membership = await ensureMembership(db, request.buyerId, now);
  requireWithinLimit(request, totals.payableRial + (membership.isActive ? 0 : membership.priceRial));
  await requireQuota(work, request.buyerId);
  const fee = membership.isActive ? {} : await payFee(work, request.buyerId, membership);
  await updateTotals(db, id, totals);
  await shareDocuments(work, request);
  return makeMove(work, request, { move: 'confirmAndPublish', party: buyer, data: fee, isShown: true });
}

async function payFee({ db, now }: TradeWork, userId: number, membership: Membership) {
  const { id: membershipId, priceRial: amountRial } = membership;
  if (amountRial > 0) {
    const fee = { userId, purpose: 'membership', purposeId: membershipId, amountRial, now } as const;
    const paymentId = await openPayment(db, fee);
    const shortfallRial = await payFromWallet(db, paymentId, now).catch((error: unknown) => {
      // The fee is at a gateway just now: its payment is the answer, as for a wallet that lacks the money.
      throw isNotPayable(error)
        ? new FeeDue({ userId, membershipId, amountRial, shortfallRial: amountRial })
        : error;
    });
    if (shortfallRial > 0) {
      throw new FeeDue({ userId, membershipId, amountRial, shortfallRial });
    }
  }
  await activateMembership(db, userId, now);
  return { membershipFeeRial: amountRial };
}

function isNotPayable(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'invalid_transition';
}

/**
 * Creates the payment of the membership fee, to be paid online; in a transaction of its own, because publishing was
 * rolled back.
 */
export function openFeePayment(work: Pick<TradeWork, 'db' | 'now'>, facts: FeeFacts): Promise<number> {
  const { userId, membershipId: purposeId, amountRial } = facts;
  return openPayment(work.db, { userId, purpose: 'membership', purposeId, amountRial, now: work.now });
}
