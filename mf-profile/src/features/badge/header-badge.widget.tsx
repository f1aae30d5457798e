import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { useMessagePolling } from '../../common/thread/live/use-live-messages.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { announceUnread } from '../../events.ts';
import { BadgeLinks } from './badge-links.tsx';
import { mergeGuestVisits } from './guest-visits.ts';

/** Starts loading the counts before the icons render. */
export async function load({ queryClient, api }: Host): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(unreadQuery(api)),
    queryClient.prefetchQuery(favoriteQueries(api).total()),
  ]);
}

/** Unread messages and favorites, beside the account button. An icon without a count is shown alone. */
export function Component() {
  const host = useHost();
  const { api, bus } = host;
  const { data: favoriteCount = 0 } = useQuery(favoriteQueries(api).total());
  const { data: unread } = useQuery({ ...unreadQuery(api), ...useMessagePolling() });
  const unreadCount = unread?.unreadCount;
  useEffect(() => {
    if (unreadCount !== undefined) {
      announceUnread(bus, unreadCount);
    }
  }, [bus, unreadCount]);
  // The badge is on every page of a signed-in visitor, so it also adds the visits made as a guest.
  useEffect(() => void mergeGuestVisits(host), [host]);
  return <BadgeLinks unreadCount={unreadCount ?? 0} favoriteCount={favoriteCount} />;
}
