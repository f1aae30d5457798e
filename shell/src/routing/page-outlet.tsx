import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import styles from './page-outlet.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { hideScrollPlace } from './scroll-place.ts';

/** The part of the site whose pages change beside their menu. */
export const PROFILE = '/profile';

/** The old page stays for so long; what takes longer shows its frame, which thus stands within a tenth of a second. */
const TIMEOUT_MS = 60;

interface PageOutletProps {
  /** The part of the site that this outlet is in: pages outside of it are another outlet's. */
  within?: string;
  /** A part of the site whose pages change in an outlet of their own. */
  except?: string;
}

/**
 * The place of the page. While the next one is on its way it keeps the old one, and then shows the next one's frame;
 * never for another query of the same page, whose list stays and is dimmed. The old page is only hidden: when the
 * visitor calls the navigation off, it comes back as it was, and where it was.
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

/** An entry of the history whose page was hidden. */
interface LeftPage {
  key: string;
  /** How far it was scrolled then. */
  scrollY: number;
}

/** Once nothing is hidden any more: goes back to where the page was, unless another one has come. */
function comeBack(left: LeftPage | null, key: string): void {
  if (left === null) {
    return;
  }
  hideScrollPlace(null);
  if (left.key === key) {
    window.scrollTo(0, left.scrollY);
  }
}

/** Whether going from one path to another changes the page of this outlet. */
function isIn({ within = '', except }: PageOutletProps, from: string, to: string): boolean {
  const areBoth = (part: string) => from.startsWith(part) && to.startsWith(part);
  return areBoth(within) && (except === undefined || !areBoth(except));
}
