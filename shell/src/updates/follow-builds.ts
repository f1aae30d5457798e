import type { ReloadBlockers } from '../boot/holds.ts';
import type { UsedRouter } from '../routing/late-router.ts';
import { watchBuilds } from './build-watch.ts';
import { reloadOnStaleNavigation } from './stale-navigation.ts';
import { removeStoredNotice } from './stored-notice.ts';

interface FollowedBuilds {
  router: Pick<UsedRouter, 'state' | 'subscribe'>;
  currentId: string;
  holds: ReloadBlockers;
}

/**
 * Adopts newer compositions, and takes the line about a stored document away with the next page. In a file of its own,
 * because nothing of it is needed before the page was hydrated.
 */
export function followBuilds({ router, currentId, holds }: FollowedBuilds): void {
  removeStoredNotice(router);
  reloadOnStaleNavigation(router, watchBuilds({ currentId, holds }));
}
