import * as z from 'zod/mini';
import {
  Count,
  Day,
  endpoint,
  entityId,
  Instant,
  lastingId,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';
import { TradeRequestId, TradeStatus } from '../trade/trade-status.contract.ts';

/** The money in the signed-in user's wallet. `balance = available + held`. */
export const WalletCredit = z.object({
  balanceRial: Rial,
  availableRial: Rial,
  heldRial: Rial,
  updatedAt: Instant,
});
export type WalletCredit = z.infer<typeof WalletCredit>;

export const WALLET_TRANSACTION_TYPES = [
  'Charge',
  'Payment',
  'Hold',
  'Release',
  'Refund',
  'Withdrawal',
  'MembershipFee',
  'Adjustment',
] as const;
export const WalletTransactionType = z.enum(WALLET_TRANSACTION_TYPES);
export type WalletTransactionType = z.infer<typeof WalletTransactionType>;

/** One line of the statement. */
export const WalletTransaction = z.object({
  id: lastingId(),
  type: WalletTransactionType,
  direction: z.enum(['in', 'out']),
  amountRial: Rial,
  balanceAfterRial: Rial,
  availableAfterRial: Rial,
  description: NonEmptyText,
  trackingCode: NonEmptyText,
  createdAt: Instant,
  /** The payment and the trade request that the line belongs to, if any. */
  paymentId: z.optional(z.nullable(lastingId())),
  tradeRequestId: z.optional(z.nullable(entityId())),
});
export type WalletTransaction = z.infer<typeof WalletTransaction>;

/** Whose wallet is read, by the user who owns it; without it, the caller's own. 403 unless the caller may pay from it. */
const OfWallet = z.strictObject({ customerUserId: z.optional(entityId()) });
const OWNED_WALLET = { 'query.customerUserId': 'CustomerUser' } as const;

/** Balance, available and held. A user without a wallet has zeros. */
export const getCredit = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/credit/byuser',
  access: 'session',
  audited: ['readWallet'],
  summary: 'Credit of the signed-in user, or of a company that the user pays for.',
  query: OfWallet,
  response: WalletCredit,
  owned: OWNED_WALLET,
  errors: [401, 403],
});

/** The statement, newest first. */
export const listWalletTransactions = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions',
  access: 'session',
  audited: ['readWallet'],
  summary: 'Statement of the signed-in user, or of a company that the user pays for, newest first.',
  query: z.strictObject({
    ...OfWallet.shape,
    filter: z._default(
      z.strictObject({
        type: z.optional(WalletTransactionType),
        direction: z.optional(z.enum(['in', 'out'])),
        /** First and last day, in Tehran. */
        from: z.optional(Day),
        to: z.optional(Day),
        /** A tracking code of a line or of its payment, or a part of one, in Latin digits. */
        code: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: z.object({ ...paged(WalletTransaction).shape, totalCount: Count }),
  owned: OWNED_WALLET,
  errors: [401, 403],
});

/**
 * Money that is held, and what for: the price of a trade request until it is delivered, or the wallet's part of a
 * payment while the rest is paid at a gateway.
 */
export const WalletHold = z.object({
  kind: z.enum(['tradeRequest', 'payment']),
  /** What is still held of it. */
  amountRial: Rial,
  heldAt: Instant,
  /** When the present state of the request or the payment ends by itself; null when it does not. */
  until: z.nullable(Instant),
  tradeRequestId: z.nullable(TradeRequestId),
  /** `TR-1405-000123`; null with `tradeRequestId`. */
  requestNumber: z.nullable(NonEmptyText),
  requestStatus: z.nullable(TradeStatus),
  paymentId: z.nullable(lastingId()),
});
export type WalletHold = z.infer<typeof WalletHold>;

/** What is held, newest first. `otherRial` is held for what has no request of this site. */
export const listWalletHolds = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/holds',
  access: 'session',
  audited: ['readWallet'],
  summary: 'What is held in a wallet, and what for.',
  query: OfWallet,
  response: z.object({ items: z.array(WalletHold), heldRial: Rial, otherRial: Rial }),
  owned: OWNED_WALLET,
  errors: [403],
});

/** A wallet that the signed-in user may charge and pay from. */
export const UsableWallet = z.object({
  /** The user who owns the wallet. */
  customerUserId: entityId(),
  /** The company's name, or the person's; null while no name is given. */
  title: z.nullable(NonEmptyText),
  role: z.enum(['owner', 'finance']),
});
export type UsableWallet = z.infer<typeof UsableWallet>;

/** The caller's own wallet first, then those of companies whose finance agent the caller is. */
export const listWallets = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallets',
  access: 'session',
  summary: 'Wallets that the signed-in user may charge and pay from.',
  response: z.object({
    items: z.array(UsableWallet),
    /** Whether the caller answers for a supplier, whose payouts `payouts/supplier` shows. */
    hasPayouts: z._default(z.boolean(), false),
  }),
});
