import { useLayoutEffect, useRef, useState } from 'react';

/** The reader is at the end when less than this is below. */
const NEAR_END_PX = 80;

interface LogContent {
  /** Ids of the first and the last message; undefined for none. */
  first: number | undefined;
  last: number | undefined;
  sendingKey: string | undefined;
}

/**
 * Keeps the reader's place in a log: older messages above do not move it, newer ones below are followed only from the
 * end. What the reader sends is always followed.
 */
export function useLogScroll({ first, last, sendingKey }: LogContent) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef({ first, last: undefined as number | undefined, sendingKey, height: 0 });
  const isAtEnd = useRef(true);
  const [hasNewer, setHasNewer] = useState(false);

  useLayoutEffect(() => {
    const log = ref.current;
    if (log === null) {
      return;
    }
    const before = shown.current;
    const isSending = sendingKey !== undefined && sendingKey !== before.sendingKey;
    if (before.first !== first && before.last === last) {
      log.scrollTop += log.scrollHeight - before.height;
    } else if (isSending || isAtEnd.current) {
      log.scrollTop = log.scrollHeight;
    } else if (before.last !== last) {
      setHasNewer(true);
    }
    shown.current = { first, last, sendingKey, height: log.scrollHeight };
  }, [first, last, sendingKey]);

  return {
    ref,
    hasNewer,
    onScroll: () => {
      const log = ref.current;
      isAtEnd.current = log !== null && log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
      if (isAtEnd.current) {
        setHasNewer(false);
      }
    },
    toEnd: () => {
      setHasNewer(false);
      const log = ref.current;
      if (log !== null) {
        log.scrollTop = log.scrollHeight;
      }
    },
  };
}
