import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type ContentTypeId,
  getContentTypeBreadcrumb,
  getContentTypeTree,
  listContentLabels,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { pageQueries } from '../../common/page/page.queries.ts';

export const contentListKeys = {
  types: () => ['content', 'type', 'tree'] as const,
  path: (id: ContentTypeId | null) => ['content', 'type', 'path', id] as const,
  labels: () => ['content', 'label', 'in-use'] as const,
};

/** Queries of the lists of articles. */
export function contentListQueries(api: Host['api']) {
  return {
    ...pageQueries(api),
    types: () =>
      queryOptions({
        queryKey: contentListKeys.types(),
        queryFn: ({ signal }) => api.call(getContentTypeTree, { signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    /** From the top of the tree to a type, however deep it is; fails with 404 for one that does not exist. Null: none. */
    path: (id: ContentTypeId | null) =>
      queryOptions({
        queryKey: contentListKeys.path(id),
        queryFn: ({ signal }) =>
          id === null ? [] : api.call(getContentTypeBreadcrumb, { params: { id }, signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
    labels: () =>
      queryOptions({
        queryKey: contentListKeys.labels(),
        queryFn: ({ signal }) => api.call(listContentLabels, { signal }),
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
