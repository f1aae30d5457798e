import { UNSAFE_defaultMapRouteProperties as mapRouteProperties, matchRoutes } from 'react-router';
import type { Router, RouterInit } from './router-core.ts';

type State = Router['state'];
type Mapped = Parameters<typeof mapRouteProperties>[0];

/** A router's `navigation` at rest, as the library has it. */
export const AT_REST = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
} as const satisfies State['navigation'];

/** The state in which a router begins with the data of a rendered page. A test compares it with the library's own. */
export function firstState({ routes, history, hydrationData }: RouterInit): State {
  const { action: historyAction, location } = history;
  return {
    historyAction,
    location,
    matches: matchesOf(routes, location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: AT_REST,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}

/** The routes of an address from the outermost to the page's own, as a router has them. */
export function matchesOf(routes: RouterInit['routes'], location: Partial<Location> | string) {
  const matches = matchRoutes(routes, location) ?? [];
  return matches.map((match) => ({
    ...match,
    // Every route of the table has an id.
    route: { ...match.route, ...mapRouteProperties(match.route as Mapped) },
  })) as State['matches'];
}

/** The state of a navigation to an address whose data are not there yet. */
export function loadingFrom(state: State, { pathname, search, hash }: URL): State {
  const location = { ...state.location, pathname, search, hash, state: null, key: 'next' };
  const navigation = { ...AT_REST, state: 'loading', location, matches: [], historyAction: 'PUSH' };
  return { ...state, navigation: navigation as State['navigation'] };
}
