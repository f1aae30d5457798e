import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767.98px)';

/** Whether the page is as narrow as a phone: the parts of a request are tabs there. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function follow(onChange: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
