import * as z from 'zod/mini';
import { endpoint, NonEmptyText, Rial } from '../core/index.ts';

/** A gateway's short name, for example `zarinpal`. */
export const GatewayId = z.string().check(z.regex(/^[a-z0-9-]{2,20}$/));
export type GatewayId = z.infer<typeof GatewayId>;

export const Gateway = z.object({
  id: GatewayId,
  title: NonEmptyText,
  logoUrl: z.nullable(z.string()),
  isActive: z.boolean(),
  minAmountRial: Rial,
  maxAmountRial: Rial,
});
export type Gateway = z.infer<typeof Gateway>;

/** Where a wallet can be charged, and with how much. */
export const GatewayOffer = z.object({
  items: z.array(Gateway),
  /** The least and the most that one charge of a wallet may be. */
  chargeLimits: z.object({ minRial: Rial, maxRial: Rial }),
});
export type GatewayOffer = z.infer<typeof GatewayOffer>;

/** The gateways that this installation can use for payments. */
export const listGateways = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/api/v1/gateways',
  access: 'public',
  summary: 'Gateways to pay at, with the amounts that they take.',
  response: GatewayOffer,
});

const QueryText = z.optional(z.string().check(z.maxLength(200)));

/**
 * Where a gateway redirects the browser after a payment. Only the authority is read, to find the payment; whether
 * it was paid is requested from the gateway itself. Always 303, to the page on which the payment was started.
 */
export const receiveGatewayCallback = endpoint({
  service: 'payment',
  method: 'GET',
  path: '/gateways/:gatewayId/callback',
  access: 'public',
  summary: 'Return from a gateway; leads on to the page of the payment.',
  params: z.strictObject({ gatewayId: GatewayId }),
  // Gateways add their own parameters: unknown ones are left out instead of refused.
  query: z.object({ Authority: QueryText, Status: QueryText }),
  response: z.unknown(),
  responseType: 'raw',
  errors: [303],
});
