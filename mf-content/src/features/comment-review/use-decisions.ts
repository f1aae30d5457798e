import { useRef } from 'react';

/** Where the focus goes once something is decided: the button that was pressed is gone with its entry. */
export function useDecisions() {
  const place = useRef<HTMLElement>(null);
  const after = async (decision: Promise<boolean>) => {
    const isDone = await decision;
    if (isDone) {
      place.current?.focus({ preventScroll: true });
    }
    return isDone;
  };
  return { place, after };
}
