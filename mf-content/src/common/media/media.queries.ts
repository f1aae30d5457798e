import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import { getMediaVideo, searchMediaVideos } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

/** The maximum page size: the site has fewer videos than this, and shows all groups of them on one page. */
const ALL = { pageNumber: 1, pageSize: 100 };

export interface VideoList {
  group?: string | undefined;
  term?: string | undefined;
}

export const mediaKeys = {
  all: ['content', 'video'] as const,
  list: (list: VideoList) => [...mediaKeys.all, 'list', list] as const,
  detail: (id: number) => [...mediaKeys.all, 'detail', id] as const,
};

/** Queries of videos and webinars. */
export function mediaQueries(api: Host['api']) {
  return {
    list: (list: VideoList) =>
      queryOptions({
        queryKey: mediaKeys.list(list),
        queryFn: ({ signal }) => api.call(searchMediaVideos, { query: { ...list, paging: ALL }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
    detail: (id: number) =>
      queryOptions({
        queryKey: mediaKeys.detail(id),
        queryFn: ({ signal }) => api.call(getMediaVideo, { params: { id }, signal }),
        staleTime: PAGE_STALE_MS,
      }),
  };
}
