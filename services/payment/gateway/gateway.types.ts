/** The order that a gateway receives when a payment begins. */
export interface GatewayOrder {
  readonly amountRial: number;
  readonly description: string;
  /** The address to which the browser returns. */
  readonly callbackUrl: string;
  /** Our number of the attempt. */
  readonly orderId: number;
}

/** The address where the visitor pays, and the gateway's name for this attempt. */
export interface GatewayAuthorization {
  readonly authority: string;
  readonly redirectUrl: string;
}

/** An attempt as it is sent to the gateway for a check: always with the amount that we stored. */
export interface GatewayQuestion {
  readonly authority: string;
  readonly amountRial: number;
}

/**
 * The result of verifying an attempt. `paid`: the money is ours; repeated checks give the same result. `open`: the
 * visitor is still at the gateway. `unknown`: no response, or an unreadable one; a later check may help.
 */
export type GatewayVerdict =
  | { readonly kind: 'paid'; readonly refNumber: string; readonly cardMasked: string | null }
  | { readonly kind: 'notPaid'; readonly reason: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The state of an attempt at the gateway. `paid` is not confirmed yet: {@link PaymentGateway.verify} does that. */
export type GatewayState = 'paid' | 'notPaid' | 'cancelled' | 'open' | 'unknown';

/**
 * The gateway did not begin a payment: it is unavailable, or it refused. `reason` is for the log, without secrets.
 */
export class GatewayProblem extends Error {
  override readonly name = 'GatewayProblem';
}

/** A payment gateway. */
export interface PaymentGateway {
  readonly id: string;
  readonly title: string;
  readonly minAmountRial: number;
  readonly maxAmountRial: number;
  /** Begins a payment. @throws GatewayProblem */
  request(order: GatewayOrder): Promise<GatewayAuthorization>;
  /** Confirms a payment, so that the gateway pays the money out; may be repeated. Never throws. */
  verify(question: GatewayQuestion): Promise<GatewayVerdict>;
  /** Reads the state without confirming. Never throws. */
  inquire(question: GatewayQuestion): Promise<GatewayState>;
}
