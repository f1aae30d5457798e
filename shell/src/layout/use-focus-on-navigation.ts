import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export const MAIN_ID = 'main';

/** What tells that the visitor goes on by themselves: from then on the focus is theirs. */
const VISITOR_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * After a navigation to another page the focus moves to its first heading, or to the main region while there is
 * none, so that keyboard users continue there and screen readers announce the page. Not on the first load, not for
 * a change of the query alone (filters keep their focus), and not when the address has a fragment.
 *
 * A page's heading may come, or be replaced, when its data arrive: the focus follows it until the visitor does something.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) {
      return;
    }
    lastPathname.current = pathname;
    return hash === '' ? keepFocusOnHeading() : undefined;
  }, [pathname, hash]);
}

/** Focuses the page's heading now and whenever it is replaced; returns what ends that. */
function keepFocusOnHeading(): () => void {
  const main = document.getElementById(MAIN_ID);
  if (!main) {
    return () => {};
  }
  const observer = new MutationObserver(() => focusHeadingOf(main));
  const end = () => {
    observer.disconnect();
    for (const type of VISITOR_EVENTS) {
      document.removeEventListener(type, endForVisitor, true);
    }
  };
  const endForVisitor = ({ target }: Event) => {
    if (!(target === main || target === main.querySelector('h1'))) {
      end();
    }
  };
  focusHeadingOf(main);
  observer.observe(main, { childList: true, subtree: true });
  for (const type of VISITOR_EVENTS) {
    document.addEventListener(type, endForVisitor, true);
  }
  return end;
}

function focusHeadingOf(main: HTMLElement): void {
  const target = main.querySelector('h1') ?? main;
  if (target === document.activeElement) {
    return;
  }
  if (target !== main && !target.hasAttribute('tabindex')) {
    target.setAttribute('tabindex', '-1');
  }
  target.focus({ preventScroll: true });
}
