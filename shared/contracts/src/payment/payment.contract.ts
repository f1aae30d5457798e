import * as z from 'zod/mini';
import { StepUpToken } from '../auth/step-up-token.ts';
import {
  Count,
  endpoint,
  entityId,
  Instant,
  lastingId,
  NonEmptyText,
  PagingQuery,
  paged,
  Rial,
} from '../core/index.ts';
import { Gateway, GatewayId } from './gateway.contract.ts';

export const PaymentId = lastingId().brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;

/** What a payment is for: credit of a wallet, the price of a trade request, or a membership's fee. */
export const PAYMENT_PURPOSES = ['walletCharge', 'tradeRequest', 'membership'] as const;
export const PaymentPurpose = z.enum(PAYMENT_PURPOSES);
export type PaymentPurpose = z.infer<typeof PaymentPurpose>;

export const PAYMENT_STATUSES = [
  'Created',
  'RedirectedToGateway',
  'CallbackReceived',
  'VerifyPending',
  'Verified',
  'Settled',
  'Failed',
  'Cancelled',
  'Expired',
  'Refunded',
] as const;
export const PaymentStatus = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What the caller may do with a payment now; nothing else will be accepted. */
export const PaymentAction = z.enum(['retry', 'payByWallet', 'cancel']);
export type PaymentAction = z.infer<typeof PaymentAction>;

/**
 * Why a payment failed: the bank refused it, it was not confirmed in time, or the gateway did not begin it. After the
 * second the bank may still return money by itself.
 */
export const PaymentFailure = z.enum(['not_paid', 'unverified', 'gateway_unavailable']);
export type PaymentFailure = z.infer<typeof PaymentFailure>;

/** One attempt at a gateway. */
export const OnlinePayment = z.object({
  id: lastingId(),
  paymentId: PaymentId,
  gatewayId: GatewayId,
  attemptNo: z.int().check(z.gte(1), z.lte(5)),
  amountRial: Rial,
  status: PaymentStatus,
  /** Where the browser goes to pay; null unless it may still be paid there. */
  redirectUrl: z.nullable(z.string()),
  /** The bank's reference number of a successful payment. */
  refNumber: z.nullable(z.string()),
  cardMasked: z.nullable(z.string()),
  requestedAt: Instant,
  verifiedAt: z.nullable(Instant),
  gatewayTitle: z.optional(NonEmptyText),
  /** When the browser first came back from the gateway. */
  returnedAt: z.optional(z.nullable(Instant)),
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

/** The person who paid, and the company whose wallet it is; null for the wallet of a person. */
const Payer = z.object({ name: NonEmptyText, companyName: z.nullable(NonEmptyText) });

export const Payment = z.object({
  id: PaymentId,
  purpose: PaymentPurpose,
  purposeId: entityId(),
  amountRial: Rial,
  /** The part of a mixed payment that is paid from the wallet. */
  walletPartRial: Rial,
  /** Null until it is chosen. */
  method: z.nullable(z.enum(['wallet', 'online', 'mixed'])),
  status: PaymentStatus,
  statusTitle: NonEmptyText,
  /** What has happened and what to do next, in Persian. */
  statusText: NonEmptyText,
  /** True when it was cancelled while the gateway could still report a success; that money goes to the wallet. */
  cancelRequested: z.boolean(),
  attempts: z.array(OnlinePayment),
  attemptsLeft: Count,
  allowedActions: z.array(PaymentAction),
  createdAt: Instant,
  /** When the open attempt expires. */
  expiresAt: z.nullable(Instant),
  verifiedAt: z.nullable(Instant),
  /** The number to name when asking about the payment: `BP-000123`. */
  trackingCode: z.optional(NonEmptyText),
  /** The number of the trade request that it pays, `TR-1405-000123`; null for other purposes. */
  purposeNumber: z.optional(z.nullable(NonEmptyText)),
  /** Until when the gateway is asked again, while the outcome is not known. */
  followedUntil: z.optional(z.nullable(Instant)),
  /** Why the latest attempt failed; null for another status. */
  failure: z.optional(z.nullable(PaymentFailure)),
  /** Who paid or tried to, else for whom it was made; null when that user is gone. */
  payer: z.optional(z.nullable(Payer)),
});
export type Payment = z.infer<typeof Payment>;

const Owned = { 'query.paymentId': 'Payment' } as const;

/**
 * Pays from the wallet. 404 when nothing is to be paid for that purpose; 409 `invalid_transition` with
 * `data.currentStatus`; 422 `insufficient_credit` with `data.shortfallRial`, `own_supplier` for a trade with the
 * supplier that the payer answers for; 403 `step_up_required` above the wallet's limit, with `data` as `StepUpRequired`.
 */
export const payFromWallet = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/payments/wallet-pay',
  access: 'session',
  audited: ['pay'],
  summary: 'Pay a trade request or a membership from the wallet.',
  idempotent: true,
  body: z.strictObject({
    purpose: z.enum(['tradeRequest', 'membership']),
    purposeId: entityId(),
    stepUpToken: z.optional(StepUpToken),
  }),
  response: z.object({ payment: Payment, availableRial: Rial }),
  owned: { 'body.purposeId': 'PayableRequest' },
  errors: [403, 404, 409],
});

/** A payment with where it can be paid, and what its wallet has. */
export const PaymentOffer = z.object({
  payment: Payment,
  gateways: z.array(Gateway),
  walletAvailableRial: Rial,
});
export type PaymentOffer = z.infer<typeof PaymentOffer>;

/** What a page that offers to pay again needs. */
export const getPaymentForRetry = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/payments/for-retry-pay',
  access: 'session',
  audited: ['readPayment'],
  summary: 'A payment with the gateways that it can be tried at again.',
  query: z.strictObject({ paymentId: PaymentId }),
  response: PaymentOffer,
  owned: Owned,
  errors: [403, 404],
});

/** Cancels a payment. 409 `invalid_transition` when it is paid or being confirmed. */
export const cancelPayment = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/payments/:id/cancel',
  access: 'session',
  audited: ['cancelPayment'],
  summary: 'Cancel a payment that is not paid; a later success goes to the wallet.',
  params: z.strictObject({ id: PaymentId }),
  response: Payment,
  owned: { 'params.id': 'Payment' },
  errors: [403, 404, 409],
});

/** A payment and all its attempts. */
export const getPaymentById = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/onlinepayments/by-paymentid',
  access: 'session',
  audited: ['readPayment'],
  summary: 'A payment of the signed-in user with its tries.',
  query: z.strictObject({ paymentId: PaymentId }),
  response: Payment,
  owned: Owned,
  errors: [403, 404],
});

/** Payments with all their attempts, by what happened to them last: the caller's own, or those of a company that the caller pays for. */
export const listPayments = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/payments',
  access: 'session',
  audited: ['readPayment'],
  summary: 'Payments of the signed-in user, or of a company that the user pays for, by what happened last.',
  query: z.strictObject({ customerUserId: z.optional(entityId()), paging: PagingQuery }),
  response: paged(Payment),
  owned: { 'query.customerUserId': 'CustomerUser' },
  errors: [403],
});

/** What a browser without a session may read of a payment: how it ended, and nothing of the account. */
export const PaymentOutcome = z.object({
  purpose: PaymentPurpose,
  status: PaymentStatus,
  statusTitle: NonEmptyText,
  statusText: NonEmptyText,
  amountRial: Rial,
  trackingCode: NonEmptyText,
  followedUntil: z.nullable(Instant),
});
export type PaymentOutcome = z.infer<typeof PaymentOutcome>;

/**
 * The outcome of a payment, by the reference that its gateway's return carries to a page of everyone. Each attempt has
 * a random one; a day later there is none any more, 404.
 */
export const getPaymentOutcome = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/payments/outcomes/:reference',
  access: 'public',
  summary: 'Outcome of a payment, by the reference of its return from a gateway.',
  params: z.strictObject({ reference: z.uuid() }),
  response: PaymentOutcome,
  errors: [404],
});
