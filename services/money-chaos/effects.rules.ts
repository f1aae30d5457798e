import type { Effect, Posting } from './history.types.ts';
import { type OfPayment, POSTINGS } from './postings.rules.ts';

/** What a payment is for. */
export type Purpose =
  | { readonly kind: 'walletCharge' }
  | { readonly kind: 'tradeRequest'; readonly requestId: number; readonly amountRial: number }
  | { readonly kind: 'membership'; readonly membershipId: number; readonly amountRial: number };

/** A begun visit at a gateway. */
export interface Attempt {
  readonly id: number;
  readonly paymentId: number;
  readonly userId: number;
  readonly gatewayId: string;
  /** What the gateway asks for, and what the wallet pays beside it. */
  readonly amountRial: number;
  readonly partRial: number;
  readonly purpose: Purpose;
}

/** A request whose money is held. */
export interface HeldRequest {
  readonly requestId: number;
  readonly userId: number;
  readonly supplierId: number;
  readonly amountRial: number;
}

/** A payment as its payer reads it. */
interface SeenPayment {
  readonly id: number;
  readonly status: string;
  readonly attempts: readonly {
    readonly id: number;
    readonly gatewayId: string;
    readonly amountRial: number;
    readonly verifiedAt: string | null;
  }[];
}

const PAID = ['Verified', 'Settled'];
const ENDED = [...PAID, 'Failed', 'Cancelled', 'Expired', 'Refunded'];

/**
 * What each kind of operation posts. A kind that is not here moves no money; a new one becomes a further row, and what it
 * posts a row of `POSTINGS`.
 */
export const EFFECTS = {
  /** A visit at a gateway begins: the wallet's part is held. While the answer is lost, `name` is that of its request. */
  beginPayment: (part: OfPayment, name: string) =>
    part.amountRial === 0
      ? []
      : [
          effect(`part ${name}`, POSTINGS.part(part), true),
          effect(`part back ${name}`, POSTINGS.partBack(part), false),
        ],
  /** The visitor pays at the gateway: from then on the money may come in, by a return or without one. */
  choosePaid: (attempt: Attempt) => [
    charged(attempt, false),
    ...spent(attempt.purpose, attempt.userId, false),
  ],
  /** The browser comes back to services that work and a gateway that answers. */
  lastReturn: (attempt: Attempt) => [charged(attempt, true)],
  /** The gateways' reports were compared with the books, and everything agrees. */
  lastReconciliation: (paid: readonly Attempt[]) => paid.map((attempt) => charged(attempt, true)),
  /** The payer reads the payment, and so what of it is in the ledger. */
  readPayment: (seen: SeenPayment, attempt: Attempt) => [
    ...seen.attempts
      .filter(({ verifiedAt }) => verifiedAt !== null)
      .map((one) => charged({ ...attempt, ...one, paymentId: seen.id }, true)),
    ...(PAID.includes(seen.status) ? spent(attempt.purpose, attempt.userId, true) : []),
    ...(ENDED.includes(seen.status) ? partBack(attempt) : []),
  ],
  /** The payment is cancelled; a later success at the gateway stays in the wallet. */
  cancelPayment: (attempt: Attempt) => partBack(attempt),
  payFromWallet: (purpose: Purpose, userId: number) => spent(purpose, userId, true),
  /** A request is published by members alone, and the fee is paid from the wallet if it was not before. */
  publish: (purpose: Purpose, userId: number) => spent(purpose, userId, true),
  confirmDelivery: (held: HeldRequest) => [effect(`release ${held.requestId}`, POSTINGS.release(held), true)],
  ruleComplete: (held: HeldRequest) => [effect(`release ${held.requestId}`, POSTINGS.release(held), true)],
  /** A part goes back to the buyer, the rest to the supplier. */
  rulePart: (held: HeldRequest, refundRial: number) => [
    effect(
      `release ${held.requestId}`,
      POSTINGS.release({ ...held, amountRial: held.amountRial - refundRial }),
      true,
    ),
    effect(`refund ${held.requestId}`, POSTINGS.refund({ ...held, amountRial: refundRial }), true),
  ],
  ruleCancel: (held: HeldRequest) => [effect(`refund ${held.requestId}`, POSTINGS.refund(held), true)],
  /** Money leaves the wallet; `name` is the number of the withdrawal, unknown while the answer is lost. */
  withdraw: (taken: { readonly userId: number; readonly amountRial: number }, name: string) => [
    effect(`withdrawal ${name}`, POSTINGS.withdrawal(taken), true),
  ],
  cancelWithdrawal: (taken: Withdrawn) => [
    effect(`withdrawal ${taken.id} back`, POSTINGS.withdrawalBack(taken), true),
  ],
  sendPayouts: (rows: readonly PaidRow[]) =>
    rows.flatMap(({ id, supplierId, amountRial }) =>
      supplierId === null ? [] : [effect(`payout ${id}`, POSTINGS.payout({ supplierId, amountRial }), true)],
    ),
  /** The bank's result of rows: to a supplier, or for a withdrawal whose owner is known. */
  recordResult: (rows: readonly PaidRow[], result: BankResult) =>
    rows.flatMap((row) => resultOf(row, result)),
};

export type BankResult = 'settled' | 'failed' | 'returned';

/** A withdrawal whose number and owner are known. */
export interface Withdrawn {
  readonly id: number;
  readonly userId: number;
  readonly amountRial: number;
}

/** A row of a batch of payouts; `owner` is the user of a withdrawal. */
export interface PaidRow {
  readonly id: number;
  readonly supplierId: number | null;
  readonly withdrawalId: number | null;
  readonly owner: number | null;
  readonly amountRial: number;
}

const OF_WITHDRAWAL = {
  settled: POSTINGS.withdrawalSettled,
  failed: POSTINGS.withdrawalBack,
  returned: POSTINGS.withdrawalReturned,
};
const OF_SUPPLIER = {
  settled: POSTINGS.payoutSettled,
  failed: POSTINGS.payoutBack,
  returned: POSTINGS.payoutReturned,
};

function resultOf(
  { id, supplierId, withdrawalId, owner, amountRial }: PaidRow,
  result: BankResult,
): Effect[] {
  if (supplierId !== null) {
    return [effect(`payout ${id} ${result}`, OF_SUPPLIER[result]({ supplierId, amountRial }), true)];
  }
  // A withdrawal comes back once, whether its owner cancelled it or the bank refused it.
  const once = `withdrawal ${withdrawalId} ${result === 'failed' ? 'back' : result}`;
  return owner === null ? [] : [effect(once, OF_WITHDRAWAL[result]({ userId: owner, amountRial }), true)];
}

function effect(once: string, posting: Posting, isCertain: boolean): Effect {
  return { once, posting, isCertain };
}

function charged(attempt: Attempt, isCertain: boolean): Effect {
  return effect(
    `charge ${attempt.id}`,
    POSTINGS.charge({ ...attempt, payment: attempt.paymentId }),
    isCertain,
  );
}

function partOf({ userId, paymentId: payment, partRial: amountRial }: Omit<Attempt, 'id'>) {
  return { userId, payment, amountRial };
}

function partBack(attempt: Attempt): Effect[] {
  const once = `part back ${attempt.id}`;
  return attempt.partRial === 0 ? [] : [effect(once, POSTINGS.partBack(partOf(attempt)), true)];
}

function spent(purpose: Purpose, userId: number, isCertain: boolean): Effect[] {
  switch (purpose.kind) {
    case 'walletCharge':
      return [];
    case 'membership':
      return [effect(`fee of ${userId}`, POSTINGS.fee({ userId, ...purpose }), isCertain)];
    case 'tradeRequest':
      return [effect(`hold ${purpose.requestId}`, POSTINGS.hold({ userId, ...purpose }), isCertain)];
  }
}
