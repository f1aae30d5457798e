import { type RouteHandle, useHost } from '@bazaar/host';
import { useSyncExternalStore } from 'react';
import { useLocation, useMatches } from 'react-router';
import { sectionOfBreadcrumb, sectionOfPath } from './section.rules.ts';

/**
 * The link of the header to whose section the page belongs. A good or a category belongs to the type that its breadcrumb
 * names; that is read after hydration, because the page's code may come later than the header's first frame.
 */
export function useSection(hrefs: readonly string[]): string | undefined {
  const { config, links, queryClient } = useHost();
  const { pathname } = useLocation();
  const matches = useMatches();
  const isHydrated = useHydrated();
  const ofPath = sectionOfPath(pathname, links);
  const match = matches.at(-1);
  const head = (match?.handle as RouteHandle | undefined)?.head;
  if (ofPath !== undefined || !isHydrated || head === undefined || match?.loaderData === undefined) {
    return ofPath;
  }
  const { jsonLd } = head(match.loaderData, { params: match.params, queryClient, config, origin: '' });
  return sectionOfBreadcrumb(jsonLd, hrefs);
}

function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
