import type { Principal } from '../../kit/http/service.ts';
import { requireStepUp, type StepUpSettings } from '../../kit/step-up.ts';
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

/** The person who makes the wallet pay, and the limits above which that needs a code. */
interface Spender {
  readonly user: Pick<Principal, 'userId' | 'sessionId'>;
  readonly settings: StepUpSettings;
}

interface Publication {
  readonly id: number;
  readonly version: number;
  /** Null: no person publishes, but the story of the demo data. */
  readonly spender: Spender | null;
}

/**
 * Confirms and publishes; throws {@link FeeDue} when the wallet cannot pay the membership fee, and 403
 * `step_up_required` when it may not without a code: the fee is as much a spending as any other.
 */
export async function publishRequest(
  work: TradeWork,
  buyer: Buyer,
  publication: Publication,
): Promise<RequestRow> {
  const { db, now } = work;
  const { id, version } = publication;
  const request = await openForMove(work, buyer, { id, move: 'confirmAndPublish' });
  requireVersion(request, version);
  const totals = await requireReady(work, request, 0);
  const membership = await ensureMembership(db, request.buyerId, now);
  requireWithinLimit(request, totals.payableRial + (membership.isActive ? 0 : membership.priceRial));
  await requireQuota(work, request.buyerId);
  const fee = membership.isActive
    ? {}
    : await payFee(work, membership, { ...publication, walletUserId: request.buyerId });
  await updateTotals(db, id, totals);
  await shareDocuments(work, request);
  return makeMove(work, request, { move: 'confirmAndPublish', party: buyer, data: fee, isShown: true });
}

async function payFee(
  { db, now }: TradeWork,
  { id: membershipId, priceRial: amountRial }: Membership,
  { walletUserId: userId, spender }: Pick<Publication, 'spender'> & { readonly walletUserId: number },
) {
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
    if (spender !== null) {
      await requireStepUp(db, {
        ...{ ...spender, walletUserId: userId, purpose: 'walletPay', purposeId: paymentId },
        ...{ spendingId: paymentId, amountRial, token: undefined, now },
      });
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
