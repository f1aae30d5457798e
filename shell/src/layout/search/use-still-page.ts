import { lockScroll } from '@bazaar/ui/scroll-lock';
import { useEffect } from 'react';

/** Where the open search covers the page, as the style sheet says. */
const FILLS_SCREEN = '(width < 768px)';

/** Holds the page still behind a search that covers it. */
export function useScrollLock(isSearchOpen: boolean): void {
  useEffect(
    () => (isSearchOpen && matchMedia(FILLS_SCREEN).matches ? lockScroll() : undefined),
    [isSearchOpen],
  );
}
