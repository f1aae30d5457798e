import { useEffect, useState } from 'react';
import { useHost } from './host-context.tsx';

const TIMEOUT_MS = 2_000;
/** Data that come later than this do not hold up the rest of the page. */
const DATA_TIMEOUT_MS = 10_000;

/**
 * False on the server and while hydrating; true once the browser has nothing more urgent to do and no data of the page
 * are on their way: what is fetched in idle time must not compete with what the visitor waits for.
 */
export function useIdle(): boolean {
  const { queryClient } = useHost();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const request = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    let stop: () => void = () => undefined;
    let handle: number | ReturnType<typeof setTimeout> | undefined;
    const beIdle = () => {
      setIdle(true);
      end();
    };
    const latest = setTimeout(beIdle, DATA_TIMEOUT_MS);
    function end() {
      cancel(handle as number);
      clearTimeout(latest);
      stop();
    }
    const unlessFetching = () => queryClient.isFetching() === 0 && beIdle();
    // One request often follows from another, and what has arrived is first to be shown.
    const askWhenIdle = () => {
      cancel(handle as number);
      handle = request(unlessFetching, { timeout: TIMEOUT_MS });
    };
    handle = request(
      () => {
        stop = queryClient.getQueryCache().subscribe(askWhenIdle);
        unlessFetching();
      },
      { timeout: TIMEOUT_MS },
    );
    return end;
  }, [queryClient]);
  return isIdle;
}
