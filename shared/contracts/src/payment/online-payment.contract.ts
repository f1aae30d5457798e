import * as z from 'zod/mini';
import { StepUpToken } from '../auth/step-up-token.ts';
import { endpoint, entityId, lastingId, Rial } from '../core/index.ts';
import { GatewayId } from './gateway.contract.ts';
import { PaymentId, PaymentPurpose } from './payment.contract.ts';

/** A page of the site: a path from its root, without a host. */
export const ReturnPath = z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])[^\s\\]*$/));

/** Where the browser is redirected to pay. */
export const GatewayRedirect = z.object({
  paymentId: PaymentId,
  onlinePaymentId: lastingId(),
  redirectUrl: z.string(),
});
export type GatewayRedirect = z.infer<typeof GatewayRedirect>;

const AmountRial = Rial.check(z.positive());

/**
 * Begins a payment at a gateway; the browser leaves by a full navigation to `redirectUrl`. `amountRial` is what a
 * wallet is charged with; for other purposes the server knows the price, and `walletPartRial` of it comes from the
 * wallet. 404 when nothing is to be paid for that purpose; 409 `invalid_transition` while another attempt is open
 * or paid; 422 `amount_outside_gateway`, `insufficient_credit`, `own_supplier`, `too_many_attempts`; 503
 * `gateway_unavailable` with `data.paymentId`, which may be retried; 403 `step_up_required` for a part from the wallet
 * above the wallet's limit, with `data` as `StepUpRequired`.
 */
export const requestOnlinePayment = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/onlinepayments/request',
  access: 'session',
  audited: ['pay'],
  summary: 'Begin a payment at a gateway.',
  idempotent: true,
  body: z.strictObject({
    paymentPurpose: PaymentPurpose,
    purposeId: z.optional(entityId()),
    amountRial: z.optional(AmountRial),
    walletPartRial: z.optional(Rial),
    stepUpToken: z.optional(StepUpToken),
    gatewayId: GatewayId,
    returnPath: z.optional(ReturnPath),
  }),
  response: GatewayRedirect,
  owned: { 'body.purposeId': 'PayableRequest' },
  errors: [403, 404, 409],
});

/** Retries a payment that failed, was cancelled or has expired: same payment, new attempt, at most five. */
export const retryOnlinePayment = endpoint({
  service: 'payment',
  method: 'POST',
  path: '/api/v1/onlinepayments/retry-request',
  access: 'session',
  audited: ['pay'],
  summary: 'Try a payment again, at the same or another gateway.',
  idempotent: true,
  body: z.strictObject({
    paymentId: PaymentId,
    gatewayId: GatewayId,
    walletPartRial: z.optional(Rial),
    stepUpToken: z.optional(StepUpToken),
    returnPath: z.optional(ReturnPath),
  }),
  response: GatewayRedirect,
  owned: { 'body.paymentId': 'Payment' },
  errors: [403, 404, 409],
});
