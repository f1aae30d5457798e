import type { RouteObject } from 'react-router';

let routes: RouteObject[] = [];

/** Remembers the browser's route table for what is not a route itself (prefetching). Empty on the server. */
export function setRouteTable(table: RouteObject[]): void {
  routes = table;
}

export function routeTable(): RouteObject[] {
  return routes;
}
