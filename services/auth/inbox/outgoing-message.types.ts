/** A code, or a notice without one, on its way to a person. */
export interface OutgoingMessage {
  readonly mobile: string;
  readonly text: string;
  /** Empty for a notice. */
  readonly code: string;
  /** The request for the code, whose id only the asking browser has; undefined for a notice. */
  readonly requestId?: string | undefined;
  /** What the code confirms: the operator may have a text for each. */
  readonly purpose: 'signIn' | 'stepUp' | 'notice' | 'accountNotice' | 'deviceNotice';
  /** The account that a notice is about, its middle hidden. */
  readonly account?: string | undefined;
  /** The device and the network of the sign-in that a notice is about. */
  readonly device?: string | undefined;
  readonly network?: string | undefined;
  /** The amount that the code confirms, in toman, or that a notice is about; undefined for a sign-in. */
  readonly amount?: string | undefined;
  /** What a notice tells, in a few words. */
  readonly outcome?: string | undefined;
}

/** Sends a message to a person by SMS, inbox or log. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;
