import { isRemoteUnavailable } from '../remotes/remote-registry.ts';
import { PENDING } from '../routing/pending.ts';
import { isResponse } from '../routing/remote-route.tsx';

/** Time limit for a page's module and data; after it the browser renders the page. The frame is sent within a second. */
const SERVER_TIMEOUT_MS = 800;

/** On the server a remote that cannot be loaded, or takes too long, is left to the browser. */
export async function loadInTime(
  open: () => Promise<unknown>,
  report: (fault: unknown) => void,
): Promise<unknown> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`The page's data took longer than ${SERVER_TIMEOUT_MS} ms.`)),
    SERVER_TIMEOUT_MS,
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
