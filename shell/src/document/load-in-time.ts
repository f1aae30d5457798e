import { isRemoteUnavailable } from '../remotes/remote-registry.ts';
import { PENDING } from '../routing/pending.ts';
import { isResponse, type RouteScope } from '../routing/remote-route.tsx';

/** Time limit for a page's module and data; after it the browser renders the page. */
const SERVER_TIMEOUT_MS = 1_200;

type LoadInTime = NonNullable<RouteScope['loadInTime']>;

/** On the server a remote that cannot be loaded, or takes longer than this, is left to the browser. */
export function loadWithin(timeoutMs = SERVER_TIMEOUT_MS): LoadInTime {
  return (open, report) => raceWith(timeoutMs, open, report);
}

async function raceWith(
  timeoutMs: number,
  open: Parameters<LoadInTime>[0],
  report: Parameters<LoadInTime>[1],
): Promise<unknown> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The page's data took longer than ${timeoutMs} ms.`)),
    timeoutMs,
  );
  try {
    return await Promise.race([open(), tooLate]);
  } catch (error) {
    if (isResponse(error)) {
      throw error;
    }
    if (!isRemoteUnavailable(error)) {
      // The registry has already reported what it could not load.
      report(error);
    }
    return PENDING;
  } finally {
    clearTimeout(timer);
  }
}
