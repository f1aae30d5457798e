import {
  UNSAFE_createRouter as createRouter,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type RouteObject,
  type UNSAFE_createBrowserHistory,
} from 'react-router';

export type Router = ReturnType<typeof createRouter>;
export type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** What a router begins with. */
export interface RouterInit {
  routes: RouteObject[];
  history: RouterHistory;
  hydrationData: HydrationState;
}

/**
 * Starts the router of the page. In a chunk of its own that comes after hydration; for the same reason this does not call
 * `createBrowserRouter`, which would keep the router's code beside the components of the library, in the first script.
 */
export function startRouter(init: RouterInit): Router {
  return createRouter({ ...init, mapRouteProperties, hydrationRouteProperties }).initialize();
}
