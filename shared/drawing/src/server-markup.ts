import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

export interface ServerMarkup {
  /** Identifies the drawing: server and browser make the same key from the same props. */
  readonly key: string;
  /** Whether the browser would have to fetch something before it could draw this itself. */
  readonly missing: boolean;
}

/**
 * True while the server's markup must not be changed: from hydration until the key changes. A component that the
 * browser mounts without server markup never gets true, and the server always draws.
 */
export function useServerMarkup({ key, missing }: ServerMarkup): boolean {
  const [kept, setKept] = useState<{ key: string | undefined }>(() => ({ key: undefined }));
  const cachedKey = useSyncExternalStore(
    never,
    () => kept.key,
    () => {
      // In a browser React reads the server's snapshot only while hydrating. Storing the result makes the browser's
      // own snapshot equal to it, so that hydration ends without a second render.
      if (missing && typeof document !== 'undefined') {
        kept.key = key;
      }
      return kept.key;
    },
  );
  if (cachedKey !== undefined && cachedKey !== key) {
    setKept({ key: undefined });
  }
  return cachedKey === key;
}
