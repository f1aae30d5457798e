import { useEffect, useState } from 'react';

const TIMEOUT_MS = 2000;

/** False on the server and while hydrating; true once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const request = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    const handle = request(() => setIdle(true), { timeout: TIMEOUT_MS });
    return () => cancel(handle);
  }, []);
  return isIdle;
}
