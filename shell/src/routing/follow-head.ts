import type { Host } from '@bazaar/host';
import { applyHead } from '../document/apply-head.ts';
import { type DocumentHead, resolveHead } from '../document/head.ts';
import type { UsedRouter } from './late-router.ts';
import { statusOf } from './status-of.ts';

type FollowedRouter = Pick<UsedRouter, 'state' | 'subscribe'>;

/**
 * Updates title and head in the browser: after each navigation, and when a page that the server left to the
 * browser, or a retried one, gets its data.
 */
export function followHead(router: FollowedRouter, host: Host, onFault: (error: unknown) => void): void {
  let shown = pageOf(router.state);
  router.subscribe((state) => {
    const page = pageOf(state);
    if (state.navigation.state !== 'idle' || page.every((part, index) => part === shown[index])) {
      return;
    }
    shown = page;
    try {
      applyHead(headOf(state, host));
    } catch (error) {
      // The listeners after this one draw the page, whatever its head is.
      onFault(error);
    }
  });
}

function headOf(state: UsedRouter['state'], host: Host): DocumentHead {
  const error = Object.values(state.errors ?? {})[0];
  return resolveHead({
    matches: state.matches.map((match) => ({
      handle: match.route.handle,
      params: match.params,
      loaderData: state.loaderData[match.route.id],
    })),
    url: new URL(location.href),
    context: { queryClient: host.queryClient, config: host.config, origin: location.origin },
    errorStatus: error === undefined ? null : statusOf(error),
  });
}

/** The state that a head is made from. */
function pageOf({ location: { key }, loaderData, errors }: UsedRouter['state']): readonly unknown[] {
  return [key, loaderData, errors];
}
