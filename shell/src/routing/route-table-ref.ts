import type { RouteObject } from 'react-router';

let routes: RouteObject[] = [];

/** Stores the browser's route table for code outside the router (prefetching). Empty on the server. */
export function setRouteTable(table: RouteObject[]): void {
  routes = table;
}

export function routeTable(): RouteObject[] {
  return routes;
}
