import { groupBy } from './books.rules.ts';
import type { Posting } from './history.types.ts';
import type { Ledger, LedgerPayment, Transaction } from './ledger.types.ts';

const available = (userId: number) => `user:${userId}:available`;
const held = (userId: number) => `user:${userId}:held`;
const payable = (supplierId: number) => `supplier:${supplierId}:payable`;
const WITHDRAWN = 'platform:withdrawals';
const PAID_OUT = 'platform:payouts';
const BANK = 'bank:clearing';

interface Sum {
  readonly userId: number;
  readonly amountRial: number;
}
type OfPayment = Sum & { readonly paymentId: number };
type OfSupplier = { readonly supplierId: number; readonly amountRial: number };
type OfRequest = Sum & { readonly requestId: number };

/**
 * The transactions that the marketplace posts. What is new, a correction for example, becomes a further row.
 */
export const POSTINGS = {
  charge: ({ userId, amountRial, paymentId, gatewayId }: OfPayment & { readonly gatewayId: string }) => ({
    ...{ type: 'Charge', subject: `payment ${paymentId}`, amountRial },
    ...{ from: `gateway:${gatewayId}:clearing`, to: available(userId) },
  }),
  /** The wallet's part of a mixed payment, while the rest is paid at a gateway. */
  part: ({ userId, amountRial, paymentId }: OfPayment) => ({
    ...{ type: 'Hold', subject: `payment ${paymentId}`, amountRial },
    ...{ from: available(userId), to: held(userId) },
  }),
  partBack: ({ userId, amountRial, paymentId }: OfPayment) => ({
    ...{ type: 'Release', subject: `payment ${paymentId}`, amountRial },
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
      return { transaction, posting: null };
    }
    const { amountRial } = into;
    const payment = transaction.paymentId === null ? undefined : paymentOf.get(transaction.paymentId);
    const move = { from: codeOf.get(out.accountId) ?? '', to: codeOf.get(into.accountId) ?? '', amountRial };
    return {
      transaction,
      posting: { type: transaction.type, subject: subjectOf(transaction, payment, amountRial), ...move },
    };
  });
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
    return `payment ${paymentId}`;
  }
  return requestId === null ? '' : `request ${requestId}`;
}
