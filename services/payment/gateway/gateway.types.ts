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
  /** Gives the question up: the state stays unknown. */
  readonly signal?: AbortSignal;
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

/** What a gateway is to report on. */
export interface ReportQuestion {
  /** The report covers what was begun or ended from here … */
  readonly from: Date;
  /** … until here. */
  readonly until: Date;
  /** Our attempts of that time, for a gateway that responds only about what it is asked. */
  readonly attempts: readonly GatewayQuestion[];
  /** Gives the question up. */
  readonly signal?: AbortSignal;
}

/** One transaction in a gateway's report. */
export interface GatewayReportRow {
  readonly authority: string;
  /** Null where the gateway does not name it. */
  readonly refNumber: string | null;
  /** Null where the gateway does not name it, or names only that it is another one than ours. */
  readonly amountRial: number | null;
  /** `unknown`: the gateway did not respond about this one. */
  readonly status: GatewayState;
  /** When it was begun or ended, where the gateway names it. */
  readonly at: string | null;
}

/**
 * The gateway did not begin a payment or did not report: it is unavailable, or it refused. `reason` is for the log,
 * without secrets.
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
  /**
   * Reports on a period without changing anything. A transaction that is not reported is unknown to the gateway.
   * @throws GatewayProblem when there is no report.
   */
  report(question: ReportQuestion): Promise<readonly GatewayReportRow[]>;
}
