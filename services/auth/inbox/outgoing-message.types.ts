/** A code on its way to a person. */
export interface OutgoingMessage {
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
}

/** Hands a message over to whatever reaches the person. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;
