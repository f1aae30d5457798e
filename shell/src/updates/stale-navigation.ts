import type { UsedRouter } from '../routing/late-router.ts';
import type { BuildWatch } from './build-watch.ts';

type FollowedRouter = Pick<UsedRouter, 'subscribe'>;

/** A newer composition is adopted at a safe point: the next navigation becomes a document load. */
export function reloadOnStaleNavigation(router: FollowedRouter, builds: BuildWatch): void {
  router.subscribe((state) => {
    const target = state.navigation.location;
    if (target && state.navigation.formMethod === undefined && builds.shouldReload()) {
      builds.reloadTo(target.pathname + target.search + target.hash);
    }
  });
}
