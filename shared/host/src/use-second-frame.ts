import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server, while hydrating, and otherwise from the second frame on. Content far down a page waits for
 * it, so that a navigation shows the top of the next page without drawing all of it first.
 */
export function useSecondFrame(): boolean {
  const isServerMarkup = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [hasCome, setCome] = useState(isServerMarkup);
  useEffect(() => {
    if (hasCome) {
      return;
    }
    const come = () => startTransition(() => setCome(true));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(come);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [hasCome]);
  return hasCome;
}
