import { lockScroll } from '@bazaar/ui/scroll-lock';
import { useEffect } from 'react';

/** The media query of the style sheet under which the open search covers the page. */
const FILLS_SCREEN = '(width < 768px)';

/** Locks scrolling of the page behind a search that covers it. */
export function useScrollLock(isSearchOpen: boolean): void {
  useEffect(
    () => (isSearchOpen && matchMedia(FILLS_SCREEN).matches ? lockScroll() : undefined),
    [isSearchOpen],
  );
}
