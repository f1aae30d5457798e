import { createHash } from 'node:crypto';
import { namesParameter } from '@bazaar/contracts/platform';
import { matchRoutes, type RouteObject } from 'react-router';
import type { ResolvedComposition } from './composition.rules.ts';

/** The address that a page is rendered for. */
export interface PageAddress {
  /** Without the parameters that the page does not read, and with the others in a fixed order. */
  readonly url: URL;
  /** The parameters that were left out, for a redirect; `''` when there are none. */
  readonly ignored: string;
  /** False when the page may read any parameter: documents of such addresses would be without end. */
  readonly isCacheable: boolean;
}

/** Parameters of the shell's own pages; a page that is not among them reads none. */
const SHELL_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/users/login': ['redirectPath', 'reason', 'loginPerPage'],
};

/** What other sites and mail programs add to links for their own statistics. */
const TRACKING =
  /^(?:utm_.*|mc_.*|_hs.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|twclid|ttclid|igshid|_ga|_gl)$/;

/** The page's own part of an address, so that one page has one cached document, however it is linked to. */
export function pageAddress(url: URL, composition: ResolvedComposition): PageAddress {
  if (url.search === '') {
    return { url, ignored: '', isCacheable: true };
  }
  const declared = parametersOf(url.pathname, composition);
  const isRead = (name: string) => (declared ? namesParameter(declared, name) : !TRACKING.test(name));
  const pairs = [...url.searchParams];
  const read = pairs.filter(([name]) => isRead(name));
  const own = new URLSearchParams(declared ? read.toSorted(([one], [other]) => compare(one, other)) : read);
  const page = new URL(url);
  page.search = own.toString();
  return {
    url: page,
    ignored: new URLSearchParams(pairs.filter(([name]) => !isRead(name))).toString(),
    isCacheable: declared !== null || page.search === '',
  };
}

/** A redirect keeps the parameters that only the browser, or another site, reads. */
export function withIgnored(location: string, { ignored }: Pick<PageAddress, 'ignored'>): string {
  if (ignored === '' || !location.startsWith('/')) {
    return location;
  }
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${ignored}${hash === undefined ? '' : `#${hash}`}`;
}

/** The pattern of the route that answers a path; null for the shell's page of an address that nobody owns. */
export function patternOf(pathname: string, composition: ResolvedComposition): string | null {
  return matchRoutes(routesOf(composition), pathname)?.at(-1)?.route.path ?? null;
}

/** The patterns of all routes of a composition. */
export function patternsOf(composition: ResolvedComposition): string[] {
  return routesOf(composition).flatMap(({ path }) => path ?? []);
}

/** The parameters that the page at a path declares; null when it declares none and may read any. */
function parametersOf(pathname: string, composition: ResolvedComposition): readonly string[] | null {
  const route = matchRoutes(routesOf(composition), pathname)?.at(-1)?.route;
  const handle = route?.handle as { query: readonly string[] | null } | undefined;
  return handle ? handle.query : (SHELL_PARAMETERS[pathname] ?? []);
}

const known = new WeakMap<ResolvedComposition, RouteObject[]>();

function routesOf(composition: ResolvedComposition): RouteObject[] {
  const routes = known.get(composition) ?? [
    // The shell's page wins over the parameter of a remote's catch-all.
    ...Object.entries(SHELL_PARAMETERS).map(([path, query]) => ({ path, handle: { query } })),
    ...['/', '/error', '/error/:status'].map((path) => ({ path, handle: { query: [] } })),
    ...composition.remotes.flatMap(({ descriptor }) =>
      descriptor.routes.map(({ pattern, query = null }) => ({ path: pattern, handle: { query } })),
    ),
  ];
  known.set(composition, routes);
  return routes;
}

const keys = new WeakMap<ResolvedComposition, string>();

/**
 * What a cached document depends on besides its address and the configuration: the versions, and what else of the
 * manifest stands in the document, such as the version to fall back to.
 */
export function compositionKey(composition: ResolvedComposition): string {
  const key =
    keys.get(composition) ??
    createHash('sha256')
      .update(JSON.stringify([composition.id, composition.boot]))
      .digest('base64url')
      .slice(0, 22);
  keys.set(composition, key);
  return key;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
