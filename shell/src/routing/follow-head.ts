import type { Host } from '@bazaar/host';
import type { createBrowserRouter } from 'react-router';
import { applyHead } from '../document/apply-head.ts';
import { resolveHead } from '../document/head.ts';
import { statusOf } from './status-of.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Keeps title and head in step with the page after each navigation in the browser. */
export function followHead(router: Router, host: Host): void {
  let lastKey = router.state.location.key;
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || state.location.key === lastKey) {
      return;
    }
    lastKey = state.location.key;
    const error = Object.values(state.errors ?? {})[0];
    applyHead(
      resolveHead({
        matches: state.matches.map((match) => ({
          handle: match.route.handle,
          params: match.params,
          loaderData: state.loaderData[match.route.id],
        })),
        url: new URL(location.href),
        context: { queryClient: host.queryClient, config: host.config, origin: location.origin },
        errorStatus: error === undefined ? null : statusOf(error),
      }),
    );
  });
}
