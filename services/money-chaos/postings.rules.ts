import { groupBy } from './books.rules.ts';
import type { Posting } from './history.types.ts';
import type { Ledger, LedgerPayment, Transaction } from './ledger.types.ts';

const available = (userId: number) => `user:${userId}:available`;
const held = (userId: number) => `user:${userId}:held`;
const payable = (supplierId: number) => `supplier:${supplierId}:payable`;
const WITHDRAWN = 'platform:withdrawals';
const PAID_OUT = 'platform:payouts';
const BANK = 'bank:clearing';

/** What a payment is for, as far as it names the payment. */
export interface PaymentPurpose {
  readonly kind: string;
  readonly id: number;
}

interface Sum {
  readonly userId: number;
  readonly amountRial: number;
}
/**
 * A payment by its number; by what it is for while its number is unknown: a payment that was refunded is replaced by
 * another one, and a lost answer does not say by which.
 */
export type OfPayment = Sum & { readonly payment: number | PaymentPurpose };
type OfSupplier = { readonly supplierId: number; readonly amountRial: number };
type OfRequest = Sum & { readonly requestId: number };

/**
 * The transactions that the marketplace posts. What is new, a correction for example, becomes a further row.
 */
export const POSTINGS = {
  charge: ({ userId, amountRial, payment, gatewayId }: OfPayment & { readonly gatewayId: string }) => ({
    ...{ type: 'Charge', subject: paymentSubject(payment), amountRial },
    ...{ from: `gateway:${gatewayId}:clearing`, to: available(userId) },
  }),
  /** The wallet's part of a mixed payment, while the rest is paid at a gateway. */
  part: ({ userId, amountRial, payment }: OfPayment) => ({
    ...{ type: 'Hold', subject: paymentSubject(payment), amountRial },
    ...{ from: available(userId), to: held(userId) },
  }),
  partBack: ({ userId, amountRial, payment }: OfPayment) => ({
    ...{ type: 'Release', subject: paymentSubject(payment), amountRial },
    ...{ from: held(userId), to: available(userId) },
  }),
  /** A user pays it once, so it needs no subject. */
  fee: ({ userId, amountRial }: Sum) => ({
    ...{ type: 'MembershipFee', subject: '', amountRial },
    ...{ from: available(userId), to: 'platform:fees' },
  }),
  hold: ({ userId, amountRial, requestId }: OfRequest) => ({
    ...{ type: 'Hold', subject: `request ${requestId}`, amountRial },
    ...{ from: available(userId), to: held(userId) },
  }),
  refund: ({ userId, amountRial, requestId }: OfRequest) => ({
    ...{ type: 'Release', subject: `request ${requestId}`, amountRial },
    ...{ from: held(userId), to: available(userId) },
  }),
  release: ({ userId, amountRial, requestId, supplierId }: OfRequest & { readonly supplierId: number }) => ({
    ...{ type: 'Payment', subject: `request ${requestId}`, amountRial },
    ...{ from: held(userId), to: payable(supplierId) },
  }),
  withdrawal: ({ userId, amountRial }: Sum) => leaving(available(userId), WITHDRAWN, amountRial),
  withdrawalBack: ({ userId, amountRial }: Sum) => leaving(WITHDRAWN, available(userId), amountRial),
  withdrawalSettled: ({ amountRial }: Sum) => leaving(WITHDRAWN, BANK, amountRial),
  withdrawalReturned: ({ userId, amountRial }: Sum) => leaving(BANK, available(userId), amountRial),
  payout: ({ supplierId, amountRial }: OfSupplier) => leaving(payable(supplierId), PAID_OUT, amountRial),
  payoutBack: ({ supplierId, amountRial }: OfSupplier) => leaving(PAID_OUT, payable(supplierId), amountRial),
  payoutSettled: ({ amountRial }: OfSupplier) => leaving(PAID_OUT, BANK, amountRial),
  payoutReturned: ({ supplierId, amountRial }: OfSupplier) => leaving(BANK, payable(supplierId), amountRial),
} as const satisfies Record<string, (facts: never) => Posting>;

function paymentSubject(payment: number | PaymentPurpose): string {
  return typeof payment === 'number' ? `payment ${payment}` : `payment for ${payment.kind} ${payment.id}`;
}

/** Money on its way out, or back: it belongs to no payment and no request. */
function leaving(from: string, to: string, amountRial: number): Posting {
  return { type: 'Withdrawal', subject: '', from, to, amountRial };
}

/** One text for equal postings. */
export function postingText({ type, subject, from, to, amountRial }: Posting): string {
  return `${type} ${subject === '' ? '' : `of ${subject} `}${from} → ${to} ${amountRial}`;
}

/** A transaction as it lies in the ledger: `posting` is null when it is none that the marketplace knows. */
export interface Posted {
  readonly transaction: Transaction;
  readonly posting: Posting | null;
  /** What asked for it may name it by these texts: its own, and that of a payment whose number was not known. */
  readonly texts: readonly string[];
}

/** Reads all transactions of the ledger as postings, in their order. */
export function readPostings(ledger: Ledger): Posted[] {
  const codeOf = new Map(ledger.accounts.map(({ id, code }) => [id, code]));
  const paymentOf = new Map(ledger.payments.map((payment) => [payment.id, payment]));
  const entriesOf = groupBy(ledger.entries, ({ transactionId }) => transactionId);
  return ledger.transactions.map((transaction) => {
    const entries = entriesOf.get(transaction.id) ?? [];
    const out = entries.find(({ amountRial }) => amountRial < 0);
    const into = entries.find(({ amountRial }) => amountRial > 0);
    if (entries.length !== 2 || out === undefined || into === undefined) {
      return { transaction, posting: null, texts: [] };
    }
    const { amountRial } = into;
    const payment = transaction.paymentId === null ? undefined : paymentOf.get(transaction.paymentId);
    const subject = subjectOf(transaction, payment, amountRial);
    const move = { from: codeOf.get(out.accountId) ?? '', to: codeOf.get(into.accountId) ?? '', amountRial };
    const posting = { type: transaction.type, subject, ...move };
    return { transaction, posting, texts: textsOf(posting, payment) };
  });
}

function textsOf(posting: Posting, payment: LedgerPayment | undefined): string[] {
  const own = postingText(posting);
  if (payment == null || payment.purposeId === null || posting.subject !== paymentSubject(payment.id)) {
    return [own];
  }
  const subject = paymentSubject({ kind: payment.purpose, id: payment.purposeId });
  return [own, postingText({ ...posting, subject })];
}

function subjectOf(
  { type, paymentId, requestId }: Transaction,
  payment: LedgerPayment | undefined,
  amountRial: number,
): string {
  if (type === 'MembershipFee') {
    return '';
  }
  // The whole price is held for the request; a smaller sum is held for the payment while the rest is paid elsewhere.
  const isWhole = type === 'Hold' && requestId !== null && amountRial === payment?.amountRial;
  if (paymentId !== null && !isWhole) {
    return paymentSubject(paymentId);
  }
  return requestId === null ? '' : `request ${requestId}`;
}
