import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { hasOwnData } from './data-generation.ts';
import type { UsedRouter } from './late-router.ts';
import type { RemoteRouteHandle } from './remote-route.tsx';

type FollowedRouter = Pick<UsedRouter, 'state' | 'revalidate'>;

/**
 * Runs the loaders of the page again when another version of its remote has taken over: one version's data need not
 * fit another one's page. Before `hydrated` the document must stay as the server made it.
 */
export function renewDataOnFallback(
  router: FollowedRouter,
  registry: RemoteRegistry,
  hydrated: Promise<void>,
): void {
  const renew = () => {
    const handle = router.state.matches.at(-1)?.route.handle as Partial<RemoteRouteHandle> | undefined;
    const { remote, pattern } = handle ?? {};
    if (remote && pattern && !hasOwnData(registry, { remote, pattern })) {
      void router.revalidate();
    }
  };
  void hydrated.then(() => {
    // A version may have been replaced before.
    renew();
    registry.subscribe(renew);
  });
}
