import * as z from 'zod/mini';
import {
  Count,
  Day,
  endpoint,
  entityId,
  Instant,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';

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
  id: entityId(),
  type: WalletTransactionType,
  direction: z.enum(['in', 'out']),
  amountRial: Rial,
  balanceAfterRial: Rial,
  availableAfterRial: Rial,
  description: NonEmptyText,
  trackingCode: NonEmptyText,
  createdAt: Instant,
  /** The payment and the trade request that the line belongs to, if any. */
  paymentId: z.optional(z.nullable(entityId())),
  tradeRequestId: z.optional(z.nullable(entityId())),
});
export type WalletTransaction = z.infer<typeof WalletTransaction>;

/** Balance, available and held. A user without a wallet has zeros. */
export const getCredit = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions/credit/byuser',
  access: 'session',
  summary: 'Credit of the signed-in user.',
  response: WalletCredit,
  errors: [401],
});

/** The statement, newest first. */
export const listWalletTransactions = endpoint({
  service: 'wallet',
  method: 'GET',
  path: '/api/v1/wallettransactions',
  access: 'session',
  summary: 'Statement of the signed-in user, newest first.',
  query: z.strictObject({
    filter: z._default(
      z.strictObject({
        type: z.optional(WalletTransactionType),
        direction: z.optional(z.enum(['in', 'out'])),
        /** First and last day, in Tehran. */
        from: z.optional(Day),
        to: z.optional(Day),
      }),
      {},
    ),
    paging: PagingQuery,
  }),
  response: z.object({ ...paged(WalletTransaction).shape, totalCount: Count }),
  errors: [401],
});
