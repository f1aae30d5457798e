import type { Bus } from '@bazaar/bus';
import { type EventDefinition, topicOf } from '@bazaar/contracts/events';
import type { Observable } from 'rxjs';

export interface LateBusOptions {
  /** Fetches the code of the bus and makes it. */
  load(): Promise<Bus>;
  reportError(error: unknown, topic: string): void;
}

/** A bus whose code comes after the first view. */
export interface LateBus extends Bus {
  /** Fetches it. Without its file all waits, and it is asked for again by the next event or with the next connection. */
  begin(): void;
  /** Does something once the bus is there, after all that waits already. */
  inTurn(act: () => void): void;
}

type Act = (bus: Bus) => void;
type Handler = (payload: never) => unknown;

/**
 * Keeps, in order, what is published and who subscribes until the bus has come: no event is lost, and none is delivered to
 * those who subscribed after it.
 */
export function createLateBus({ load, reportError }: LateBusOptions): LateBus {
  let bus: Bus | null = null;
  let isStarted = false;
  const waiting: Act[] = [];

  function adopt(made: Bus): void {
    bus = made;
    for (const act of waiting.splice(0)) {
      try {
        act(made);
      } catch (error) {
        // What waits behind it has its turn nevertheless.
        reportError(error, 'unknown');
      }
    }
  }

  function begin(): void {
    if (isStarted) {
      return;
    }
    isStarted = true;
    load().then(adopt, () => {
      isStarted = false;
      addEventListener('online', begin, { once: true });
    });
  }

  function publish(event: EventDefinition, payload: unknown): void {
    if (bus) {
      bus.publish(event, payload);
      return;
    }
    const kept = structuredClone(payload);
    waiting.push((made) => {
      try {
        made.publish(event, kept);
      } catch (error) {
        // Its publisher is not there any more to hear of it.
        reportError(error, topicOf(event));
      }
    });
    begin();
  }

  /** Subscribes now or later. */
  function subscribe(open: (bus: Bus) => () => void): () => void {
    if (bus) {
      return open(bus);
    }
    let undo: (() => void) | null = null;
    let hasEnded = false;
    waiting.push((made) => {
      undo = hasEnded ? null : open(made);
      // A handler that is given the last state at once may end with it.
      if (hasEnded) {
        undo?.();
      }
    });
    return () => {
      hasEnded = true;
      undo?.();
    };
  }

  const on = (event: EventDefinition, handler: Handler) =>
    subscribe((made) => made.on(event, handler as (payload: unknown) => void));

  function stream(event: EventDefinition): Observable<unknown> {
    begin();
    return bus ? bus.stream(event) : lateStream(subscribe, (made) => made.stream(event));
  }

  function inTurn(act: () => void): void {
    if (bus) {
      act();
    } else {
      waiting.push(act);
    }
  }

  // As the bus itself does: the public type ties the payload to the event.
  return { publish, on, stream, begin, inTurn } as LateBus;
}

/** An Observable for who has one before its library came: it can be subscribed to, and piped. */
function lateStream(
  subscribe: (open: (bus: Bus) => () => void) => () => void,
  find: (bus: Bus) => Observable<unknown>,
): Observable<unknown> {
  const late = {
    subscribe(...observer: Parameters<Observable<unknown>['subscribe']>) {
      const unsubscribe = subscribe((bus) => {
        const subscription = find(bus).subscribe(...observer);
        return () => subscription.unsubscribe();
      });
      return { unsubscribe };
    },
    pipe: (...operators: Parameters<Observable<unknown>['pipe']>) =>
      lateStream(subscribe, (bus) => find(bus).pipe(...operators)),
  };
  return late as unknown as Observable<unknown>;
}
