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
      act(made);
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

  // As the bus itself does: the public type ties the payload to the event.
  return { publish, on, stream, begin } as LateBus;
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
