import type { Host } from './host.ts';
import type { GuestVisit, Visit } from './visit-log.ts';

/** Who leaves a page at once has not looked at it; and browsers without an idle time wait as long. */
const TIMEOUT_MS = 4000;

/**
 * Counts a visit once the browser is idle: once for each thing, browser and half hour; a guest's is kept until sign-in.
 * Never throws. Gives its own undo, so that it can be an effect: `useEffect(() => recordVisit(host, visit), [id])`.
 */
export function recordVisit(host: Host, visit: Visit): () => void {
  let hasLeft = false;
  // Apart, since no page needs it to be seen.
  const record = () => {
    if (!hasLeft) {
      import(/* webpackChunkName: "visit-log" */ './visit-log.ts')
        .then(({ logVisit }) => logVisit(host, visit))
        .catch(() => undefined);
    }
  };
  const whenIdle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, TIMEOUT_MS));
  whenIdle(record, { timeout: TIMEOUT_MS });
  return () => {
    hasLeft = true;
  };
}

/** Hands the guest's visits, latest first, to `send`, and forgets them once it is fulfilled. Never throws. */
export async function takeGuestVisits(send: (visits: GuestVisit[]) => Promise<unknown>): Promise<void> {
  try {
    const { handOver } = await import(/* webpackChunkName: "visit-log" */ './visit-log.ts');
    await handOver(send);
  } catch {
    // They stay where they are, for the next time.
  }
}
