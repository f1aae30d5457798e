import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 768px)';

/** Whether the screen is wider than a phone; false until the browser can tell. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function follow(onChange: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
