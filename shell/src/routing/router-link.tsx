import type { AnchorProps } from '@bazaar/ui/link';
import { Link, useLocation } from 'react-router';
import { usePrefetchOnIntent } from './prefetch.ts';
import { ownerOf } from './route-owner.ts';

/**
 * A link of this site: navigates without a document load, and fetches its target's code and data on intent.
 * Capturing the old page for a view transition delays the new one by 30 to 60 ms, so there is one only on the way
 * to another remote's page, and when everything is loaded.
 */
export function RouterLink({ href, ...anchor }: AnchorProps) {
  const { isWarm, intent } = usePrefetchOnIntent(href);
  const { pathname } = useLocation();
  return <Link to={href} viewTransition={isWarm && mayFade(href, pathname)} {...intent} {...anchor} />;
}

/** Pages of one remote look alike and follow each other quickly, so a fade between them only flickers. */
function mayFade(href: string, pathname: string): boolean {
  const isAnotherPlace = ownerOf(new URL(href, location.href).pathname)?.remote !== ownerOf(pathname)?.remote;
  return isAnotherPlace && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
