import type { AnchorProps } from '@bazaar/ui/link';
import { Link, useLocation } from 'react-router';
import { usePrefetchOnIntent } from './prefetch.ts';

/**
 * A link of this site: navigates without a document load, and fetches its target's code and data on intent. Taking the
 * old page's picture for a view transition holds the new one back by 30 to 60 ms, so there is one only when nothing
 * else has to be waited for.
 */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const { isWarm, intent } = usePrefetchOnIntent(href);
  const { pathname } = useLocation();
  return <Link to={href} viewTransition={isWarm && mayFade(href, pathname)} {...intent} {...anchor} />;
}

/** Another query of the same page leaves most of it in its place, which must not flicker. */
function mayFade(href: string, pathname: string): boolean {
  const isAnotherPage = new URL(href, location.href).pathname !== pathname;
  return isAnotherPage && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
