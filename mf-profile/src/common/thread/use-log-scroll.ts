import { useLayoutEffect, useRef, useState } from 'react';

/** The reader is at the end when less than this is below. */
const NEAR_END_PX = 80;

interface LogContent {
  /** Ids of the first and the last message; undefined for none. */
  first: number | undefined;
  last: number | undefined;
  sendingKey: string | undefined;
}

/** What new content asks for: the same place, the end, a word that there is something new, or nothing. */
function moveOf(before: LogContent, now: LogContent, isAtEnd: boolean): 'keep' | 'end' | 'tell' | null {
  if (before.first !== now.first && before.last === now.last) {
    return 'keep';
  }
  const isSending = now.sendingKey !== undefined && now.sendingKey !== before.sendingKey;
  if (isSending || isAtEnd) {
    return 'end';
  }
  return before.last === now.last ? null : 'tell';
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
    const move = moveOf(shown.current, { first, last, sendingKey }, isAtEnd.current);
    if (move === 'keep') {
      log.scrollTop += log.scrollHeight - shown.current.height;
    } else if (move === 'end') {
      log.scrollTop = log.scrollHeight;
    } else if (move === 'tell') {
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
