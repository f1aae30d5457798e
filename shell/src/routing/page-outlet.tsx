import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import styles from './page-outlet.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { hideScrollPlace } from './scroll-place.ts';

/** Path prefix of the pages that change beside the profile menu. */
export const PROFILE = '/profile';

/** How long the old page stays; a slower page shows its skeleton, which thus appears within a tenth of a second. */
const TIMEOUT_MS = 60;

interface PageOutletProps {
  /** Path prefix of this outlet's pages; another outlet renders the pages outside of it. */
  within?: string;
  /** Path prefix of pages that have their own outlet. */
  except?: string;
}

/**
 * Renders the current page. While the next one loads it keeps the old one, and then shows the next one's skeleton;
 * not for another query of the same page, whose list stays and is dimmed. The old page is only hidden: when the
 * visitor cancels the navigation, it reappears unchanged, at its scroll position.
 */
export function PageOutlet(place: PageOutletProps) {
  const isSlow = useSlowNavigation(place);
  useLayoutEffect(() => {
    if (isSlow) {
      window.scrollTo(0, 0);
    }
  }, [isSlow]);
  return (
    <>
      {isSlow && <PageSkeleton isSlow />}
      <div className={isSlow ? styles.left : styles.page}>
        <Outlet />
      </div>
    </>
  );
}

function useSlowNavigation(place: PageOutletProps): boolean {
  const { state, location: target } = useNavigation();
  const { pathname, key } = useLocation();
  const left = useRef<LeftPage | null>(null);
  const isLeaving =
    state === 'loading' && target.pathname !== pathname && isIn(place, pathname, target.pathname);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLeaving) {
      comeBack(left.current, key);
      left.current = null;
      return;
    }
    const timer = setTimeout(() => {
      left.current = { key, scrollY: window.scrollY };
      hideScrollPlace(key);
      setSlow(true);
    }, TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isLeaving, key]);
  return isLeaving && isSlow;
}

/** The history entry whose page was hidden. */
interface LeftPage {
  key: string;
  /** Its scroll position at that time. */
  scrollY: number;
}

/**
 * Runs once nothing is hidden any more: restores the scroll position of the page, unless another one has replaced it.
 */
function comeBack(left: LeftPage | null, key: string): void {
  if (left === null) {
    return;
  }
  hideScrollPlace(null);
  if (left.key === key) {
    window.scrollTo(0, left.scrollY);
  }
}

/** Whether a navigation from one path to another changes the page of this outlet. */
function isIn({ within = '', except }: PageOutletProps, from: string, to: string): boolean {
  const areBoth = (part: string) => from.startsWith(part) && to.startsWith(part);
  return areBoth(within) && (except === undefined || !areBoth(except));
}
