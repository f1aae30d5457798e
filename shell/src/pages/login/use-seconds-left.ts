import { useEffect, useState } from 'react';

/**
 * Whole seconds until `deadline` (ms); 0 when it has passed. Computed from the clock, so a suspended tab shows the
 * right time.
 */
export function useSecondsLeft(deadline: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((deadline - now) / 1000));
  const isPast = left === 0;
  useEffect(() => {
    if (isPast) {
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isPast]);
  return left;
}
