import type { Host } from './host.ts';
import type { GuestVisit, Visit } from './visit-log.ts';

/**
 * A visit that ends before the browser is idle does not count; this is the maximum wait, also without idle callbacks.
 */
const TIMEOUT_MS = 4000;

/**
 * Counts a visit once the browser is idle: once for each thing, browser and half hour; a guest's is stored until
 * sign-in. Never throws. Returns its own undo, so that it can be an effect: `useEffect(() => recordVisit(host,
 * visit), [id])`.
 */
export function recordVisit(host: Host, visit: Visit): () => void {
  let hasLeft = false;
  // Loaded separately, since no page needs it in order to be shown.
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

/**
 * Passes the guest's visits, latest first, to `send`, and removes them once its promise is fulfilled. Never throws.
 */
export async function takeGuestVisits(send: (visits: GuestVisit[]) => Promise<unknown>): Promise<void> {
  try {
    const { handOver } = await import(/* webpackChunkName: "visit-log" */ './visit-log.ts');
    await handOver(send);
  } catch {
    // The visits stay stored for the next time.
  }
}
