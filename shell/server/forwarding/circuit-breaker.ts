const MAX_FAILURES = 5;
const OPEN_MS = 2_000;

/**
 * Stops asking a service that does not respond, so that nobody waits for it. After some failures in a row it is open:
 * every use is refused at once. Two seconds later one use is let through, and its result closes or opens it again.
 */
export interface CircuitBreaker {
  /** False when the use is refused. Each use that is let through must be reported by `succeeded` or `failed`. */
  tryUse(): boolean;
  succeeded(): void;
  failed(): void;
  state(): 'closed' | 'open';
}

/** `now` returns the time in milliseconds. */
export function createCircuitBreaker(now: () => number = Date.now): CircuitBreaker {
  let failures = 0;
  /** When the next use is let through while it is open. */
  let nextTrial = 0;
  return {
    tryUse() {
      if (failures < MAX_FAILURES) {
        return true;
      }
      if (now() < nextTrial) {
        return false;
      }
      // The others do not wait for the result of this one; a trial without a result does not block it permanently.
      nextTrial = now() + OPEN_MS;
      return true;
    },
    succeeded() {
      failures = 0;
    },
    failed() {
      failures += 1;
      nextTrial = now() + OPEN_MS;
    },
    state: () => (failures < MAX_FAILURES ? 'closed' : 'open'),
  };
}

/** One breaker for each service. */
export interface CircuitBreakers {
  of(service: string): CircuitBreaker;
  /** Names of the services that are not asked at present. */
  open(): string[];
}

export function createCircuitBreakers(now?: () => number): CircuitBreakers {
  const known = new Map<string, CircuitBreaker>();
  return {
    of(service) {
      const breaker = known.get(service) ?? createCircuitBreaker(now);
      known.set(service, breaker);
      return breaker;
    },
    open: () => [...known].filter(([, breaker]) => breaker.state() === 'open').map(([service]) => service),
  };
}
