import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { listMediaVideos } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { pageQueries } from '../../common/page/page.queries.ts';

type Kind = 'video' | 'webinar';

export const homeKeys = {
  media: (kind: Kind, take: number) => ['content', 'media', kind, take] as const,
};

/** Queries of the home page's sections; `take` is how many a section shows. */
export function homeQueries(api: Host['api']) {
  const media = (kind: Kind, take: number) =>
    queryOptions({
      queryKey: homeKeys.media(kind, take),
      queryFn: ({ signal }) =>
        api.call(listMediaVideos, { query: { kind, paging: { pageNumber: 1, pageSize: take } }, signal }),
      staleTime: PAGE_STALE_MS,
    });
  return {
    news: (take: number) => pageQueries(api).byType({ pageNumber: 1, pageSize: take }),
    webinars: (take: number) => media('webinar', take),
    videos: (take: number) => media('video', take),
  };
}
