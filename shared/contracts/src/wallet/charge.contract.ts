import * as z from 'zod/mini';
import { endpoint, entityId, Rial } from '../core/index.ts';
import { GatewayId, GatewayRedirect, ReturnPath } from '../payment/index.ts';

const ChargeBody = z.strictObject({
  amountRial: Rial.check(z.positive()),
  gatewayId: GatewayId,
  returnPath: z.optional(ReturnPath),
});

/** Charges the caller's wallet at a gateway: 422 as for `onlinepayments/request`, 400 outside the limits of a charge. */
export const chargeWallet = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/wallettransactions/charge',
  access: 'session',
  summary: "Charge the signed-in user's wallet at a gateway.",
  idempotent: true,
  body: ChargeBody,
  response: GatewayRedirect,
  errors: [404],
});

/** Charges the wallet of an organisation whose owner or finance agent the caller is; 403 for anyone else. */
export const chargeWalletByUser = endpoint({
  service: 'wallet',
  method: 'POST',
  path: '/api/v1/wallettransactions/charge-by-user',
  access: 'session',
  audited: ['chargeWallet'],
  summary: "Charge an organisation's wallet, as its owner or with the role finance.",
  idempotent: true,
  body: z.strictObject({ ...ChargeBody.shape, customerUserId: entityId() }),
  response: GatewayRedirect,
  owned: { 'body.customerUserId': 'CustomerUser' },
  errors: [403, 404],
});
