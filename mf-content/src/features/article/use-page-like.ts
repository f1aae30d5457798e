import type { ContentPage } from '@bazaar/contracts/content';
import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { useLike } from '../../common/like/use-like.ts';
import { belowQueries } from './below.queries.ts';

/** The like of an article: as everybody sees it, then as this reader has left it. */
export function usePageLike({ id, likes, likedByMe }: Pick<ContentPage, 'id' | 'likes' | 'likedByMe'>) {
  const { api, queryClient, useSession } = useHost();
  const { status, userId } = useSession();
  const query = belowQueries(api).like(id, userId);
  const { data = { liked: likedByMe, likes } } = useQuery({ ...query, enabled: status === 'signed-in' });
  return useLike({ kind: 'page', id }, data, async (like) => {
    // A read that began before the like was stored would take it back.
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, like);
  });
}
