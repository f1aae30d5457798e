import { useIdle } from '@bazaar/host';
import { useEffect } from 'react';

/**
 * Fetches the code of a part when the page has nothing more urgent to do; the browser keeps it. A failure shows itself
 * when the part is opened, with a way to try again.
 * @param load fetches the code; the same function in every render.
 */
export function useEarlyCode(load: () => Promise<unknown>): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) {
      load().catch(() => undefined);
    }
  }, [isIdle, load]);
}
