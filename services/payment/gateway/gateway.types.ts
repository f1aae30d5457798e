/** What is asked of a gateway when a payment begins. */
export interface GatewayOrder {
  readonly amountRial: number;
  readonly description: string;
  /** Where the browser comes back to. */
  readonly callbackUrl: string;
  /** Our number of the try. */
  readonly orderId: number;
}

/** Where the browser goes to pay, and the gateway's name for this try. */
export interface GatewayAuthorization {
  readonly authority: string;
  readonly redirectUrl: string;
}

/** A try as the gateway is asked about it: always with the amount that we have stored. */
export interface GatewayQuestion {
  readonly authority: string;
  readonly amountRial: number;
}

/**
 * What a gateway says about a try. `paid`: the money is ours, said once or many times. `open`: the visitor is still
 * there. `unknown`: no answer, or none that can be understood; asking again later may help.
 */
export type GatewayVerdict =
  | { readonly kind: 'paid'; readonly refNumber: string; readonly cardMasked: string | null }
  | { readonly kind: 'notPaid'; readonly reason: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'open' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** What a gateway says a try's state is. `paid` is not confirmed yet: {@link PaymentGateway.verify} does that. */
export type GatewayState = 'paid' | 'notPaid' | 'cancelled' | 'open' | 'unknown';

/** The gateway did not begin a payment: it is away, or it refused. `reason` is for the log, without secrets. */
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
  /** Confirms a payment, so that the gateway hands the money over; safe to ask again. Never throws. */
  verify(question: GatewayQuestion): Promise<GatewayVerdict>;
  /** Looks, without confirming. Never throws. */
  inquire(question: GatewayQuestion): Promise<GatewayState>;
}
