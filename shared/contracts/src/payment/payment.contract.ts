import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText, Rial } from '../core/index.ts';
import { Gateway, GatewayId } from './gateway.contract.ts';

export const PaymentId = entityId().brand<'PaymentId'>();
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

/** One attempt at a gateway. */
export const OnlinePayment = z.object({
  id: entityId(),
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
});
export type OnlinePayment = z.infer<typeof OnlinePayment>;

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
});
export type Payment = z.infer<typeof Payment>;

const Owned = { 'query.paymentId': 'Payment' } as const;

/**
 * Pays from the wallet. 404 when nothing is to be paid for that purpose; 409 `invalid_transition` with
 * `data.currentStatus`; 422 `insufficient_credit` with `data.shortfallRial`, `own_supplier` for a trade with the
 * supplier that the payer answers for.
 */
export const payFromWallet = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/payments/wallet-pay',
  access: 'session',
  summary: 'Pay a trade request or a membership from the wallet.',
  idempotent: true,
  body: z.strictObject({ purpose: z.enum(['tradeRequest', 'membership']), purposeId: entityId() }),
  response: z.object({ payment: Payment, availableRial: Rial }),
  owned: { 'body.purposeId': 'PayableRequest' },
  errors: [403, 404, 409],
});

/** What a page that offers to pay again needs. */
export const getPaymentForRetry = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/payments/for-retry-pay',
  access: 'session',
  summary: 'A payment with the gateways that it can be tried at again.',
  query: z.strictObject({ paymentId: PaymentId }),
  response: z.object({ payment: Payment, gateways: z.array(Gateway), walletAvailableRial: Rial }),
  owned: Owned,
  errors: [403, 404],
});

/** Cancels a payment. 409 `invalid_transition` when it is paid or being confirmed. */
export const cancelPayment = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/payments/:id/cancel',
  access: 'session',
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
  summary: 'A payment of the signed-in user with its tries.',
  query: z.strictObject({ paymentId: PaymentId }),
  response: Payment,
  owned: Owned,
  errors: [403, 404],
});
