import type { EventDefinition } from '@bazaar/contracts/events';
import type { Observable } from 'rxjs';
import type * as z from 'zod/mini';

/** Undoes a subscription; calling it twice does nothing. */
export type Unsubscribe = () => void;

export type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

/** How remotes tell each other what has happened. The shell creates the one instance and provides it. */
export interface Bus {
  /** @throws ZodError when the payload breaks the event's contract: the bug is in the publisher. */
  publish<E extends EventDefinition>(event: E, payload: z.input<E['payload']>): void;
  /** A handler that throws is reported; the other handlers still run. Payloads are frozen. */
  on<E extends EventDefinition>(event: E, handler: (payload: PayloadOf<E>) => void): Unsubscribe;
  /** The same as an Observable; an error thrown in an operator ends only that subscription and is reported. */
  stream<E extends EventDefinition>(event: E): Observable<PayloadOf<E>>;
}

/** The connection to the visitor's other tabs: the part of `BroadcastChannel` that the bus uses. */
export interface BusChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface BusOptions {
  reportError(error: unknown, topic: string): void;
  /** Carries cross-tab events; without a channel they stay in this tab. */
  channel?: BusChannel;
  /** The current time in milliseconds, for the rate guard. */
  now?(): number;
}
