import { STRUCTURE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type ContentTypeId,
  getContentTypeBreadcrumb,
  getContentTypeTree,
  listPagesByContentType,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { pageQueries } from '../../common/page/page.queries.ts';
import { labelsByUse } from './labels.rules.ts';

/** The maximum page size: the labels in use are taken from the newest articles. */
const LABEL_SOURCE_SIZE = 100;
const LABEL_COUNT = 14;

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
    /** Caches the labels only; the articles they come from would be sent with every page. */
    labels: () =>
      queryOptions({
        queryKey: contentListKeys.labels(),
        queryFn: async ({ signal }) => {
          const paging = { pageNumber: 1, pageSize: LABEL_SOURCE_SIZE };
          const { items } = await api.call(listPagesByContentType, { query: { paging }, signal });
          return labelsByUse(items.map(({ labels }) => labels)).slice(0, LABEL_COUNT);
        },
        staleTime: STRUCTURE_STALE_MS,
      }),
  };
}
