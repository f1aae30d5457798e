/** A code on its way to a person. */
export interface OutgoingMessage {
  readonly mobile: string;
  readonly text: string;
  readonly code: string;
}

/** Sends a message to a person by SMS, inbox or log. */
export type SendMessage = (message: OutgoingMessage) => Promise<void>;
