import type { Endpoint } from '@bazaar/contracts';
import type { GatewayRedirect } from '@bazaar/contracts/payment';
import type * as z from 'zod/mini';
import type { Principal } from '../../kit/http/service.ts';

/** A request to charge a wallet by a caller who may do so. */
export interface ChargeRequest {
  /** The endpoint that was called; the idempotency key counts for it alone. */
  readonly endpoint: Endpoint;
  readonly user: Principal;
  readonly walletUserId: number;
  readonly body: {
    readonly amountRial: number;
    readonly gatewayId: string;
    readonly returnPath?: string | undefined;
  };
  readonly idempotencyKey: string;
}

/** Begins a payment at a gateway that charges a wallet; the payment service provides it. */
export type StartCharge = (request: ChargeRequest) => Promise<z.input<typeof GatewayRedirect>>;
