/** A code on its way to a person. */
export interface OutgoingMessage {
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
  /** What the code confirms: the operator may have a text for each. */
  readonly purpose: 'signIn' | 'stepUp';
  /** The amount that the code confirms, in toman; undefined for a sign-in. */
  readonly amount?: string | undefined;
}

/** Sends a message to a person by SMS, inbox or log. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;
