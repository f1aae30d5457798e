import type { createBrowserRouter } from 'react-router';
import type { BuildWatch } from './build-watch.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** A newer composition is adopted at a safe point: the next navigation becomes a document load. */
export function reloadOnStaleNavigation(router: Router, builds: BuildWatch): void {
  router.subscribe((state) => {
    const target = state.navigation.location;
    if (target && state.navigation.formMethod === undefined && builds.shouldReload()) {
      builds.reloadTo(target.pathname + target.search + target.hash);
    }
  });
}
