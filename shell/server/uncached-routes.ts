import type { ManifestLog } from './manifest-store.ts';

/** A route whose documents are rendered anew for each visitor, and why. */
export interface UncachedRoute {
  readonly pattern: string;
  readonly reason: string;
}

/** Routes of which a complete document could not be cached; another manifest may bring releases without that fault. */
export interface UncachedRoutes {
  /** Tells the log, once for each route. */
  note(route: UncachedRoute): void;
  list(): readonly UncachedRoute[];
  forget(): void;
}

export function createUncachedRoutes(log: Pick<ManifestLog, 'error'>): UncachedRoutes {
  const routes = new Map<string, UncachedRoute>();
  return {
    note(route) {
      if (!routes.has(route.pattern)) {
        routes.set(route.pattern, route);
        log.error(route, 'documents of a route cannot be cached: each visitor waits for a rendering');
      }
    },
    list: () => [...routes.values()],
    forget: () => routes.clear(),
  };
}
