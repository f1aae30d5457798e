import type { EventDefinition } from '@bazaar/contracts/events';
import type { Observable } from 'rxjs';
import type * as z from 'zod/mini';

/** Undoes a subscription; calling it twice does nothing. */
export type Unsubscribe = () => void;

type PayloadOf<E extends EventDefinition> = z.output<E['payload']>;

/** The only way from one remote to another. The shell makes the one instance and lends it. */
export interface Bus {
  /** @throws ZodError when the payload breaks the event's contract: the bug is at the publisher. */
  publish<E extends EventDefinition>(event: E, payload: z.input<E['payload']>): void;
  /** A handler that throws is reported; nobody else stops. */
  on<E extends EventDefinition>(event: E, handler: (payload: PayloadOf<E>) => void): Unsubscribe;
  /** The same as an Observable; a throw in an operator ends that one subscription and is reported. */
  stream<E extends EventDefinition>(event: E): Observable<PayloadOf<E>>;
}

export interface BusOptions {
  reportError(error: unknown, topic: string): void;
}

export declare function createBus(options: BusOptions): Bus;
