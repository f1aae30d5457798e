import { type Host, useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import { unreadQuery } from '../../common/thread/unread.queries.ts';
import { announceUnread } from '../../events.ts';
import { BadgeLinks } from './badge-links.tsx';
import { mergeGuestVisits } from './guest-visits.ts';

/** While the tab shows; a hidden one does not ask. */
const POLL_MS = 60 * 1000;

/** Starts counting before the icons stand. */
export async function load({ queryClient, api }: Host): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(unreadQuery(api)),
    queryClient.prefetchQuery(favoriteQueries(api).total()),
  ]);
}

/** Unread messages and favorites, beside the account button. Without a count an icon stands alone. */
export function Component() {
  const host = useHost();
  const { api, bus } = host;
  const { data: favoriteCount = 0 } = useQuery(favoriteQueries(api).total());
  const { data: unread } = useQuery({
    ...unreadQuery(api),
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: false,
  });
  const unreadCount = unread?.unreadCount;
  useEffect(() => {
    if (unreadCount !== undefined) {
      announceUnread(bus, unreadCount);
    }
  }, [bus, unreadCount]);
  // The badge stands on every page of a signed-in visitor, so what they saw as a guest is brought over from here.
  useEffect(() => void mergeGuestVisits(host), [host]);
  return <BadgeLinks unreadCount={unreadCount ?? 0} favoriteCount={favoriteCount} />;
}
