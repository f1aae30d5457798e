import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const MAIN_ID = 'main';

/**
 * After a navigation to another page the focus moves to its first heading, or to the main region while there is
 * none, so that keyboard users continue there and screen readers announce the page. Not on the first load, not for
 * a change of the query alone (filters keep their focus), and not when the address has a fragment.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) {
      return;
    }
    lastPathname.current = pathname;
    if (hash === '') {
      focusPage();
    }
  }, [pathname, hash]);
}

function focusPage(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) {
    heading.setAttribute('tabindex', '-1');
  }
  (heading ?? main)?.focus({ preventScroll: true });
}
