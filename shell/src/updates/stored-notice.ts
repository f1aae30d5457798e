import { STORED_NOTICE_ID } from '../boot/boot-data.ts';
import type { UsedRouter } from '../routing/late-router.ts';

type FollowedRouter = Pick<UsedRouter, 'subscribe' | 'state'>;

/** Takes the line about a stored document away with the next page, which is a new one. */
export function removeStoredNotice(router: FollowedRouter): void {
  const notice = document.getElementById(STORED_NOTICE_ID);
  if (!notice) {
    return;
  }
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== pathname) {
      notice.remove();
      stop();
    }
  });
}
