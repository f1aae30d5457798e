import { PAGE_STALE_MS } from '@bazaar/api/stale-times';
import {
  type ContentTypeId,
  listPagesByContentType,
  listPagesByLabel,
  type PageId,
} from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';

interface ListOfType {
  contentTypeId?: ContentTypeId | undefined;
  pageNumber: number;
  pageSize: number;
}

interface ListOfLabel {
  label: string;
  exceptId?: PageId | undefined;
  pageNumber: number;
  pageSize: number;
}

/** The first segment is the remote's name, so two remotes never share a key by accident. */
export const pageKeys = {
  all: ['content', 'page'] as const,
  byType: (list: ListOfType) => [...pageKeys.all, 'by-type', list] as const,
  byLabel: (list: ListOfLabel) => [...pageKeys.all, 'by-label', list] as const,
};

/** Lists of articles, newest first. */
export function pageQueries(api: Host['api']) {
  return {
    byType: (list: ListOfType) =>
      queryOptions({
        queryKey: pageKeys.byType(list),
        queryFn: ({ signal }) => {
          const { contentTypeId, ...paging } = list;
          return api.call(listPagesByContentType, { query: { contentTypeId, paging }, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
    byLabel: (list: ListOfLabel) =>
      queryOptions({
        queryKey: pageKeys.byLabel(list),
        queryFn: ({ signal }) => {
          const { label, exceptId, ...paging } = list;
          return api.call(listPagesByLabel, { query: { label, exceptId, paging }, signal });
        },
        staleTime: PAGE_STALE_MS,
      }),
  };
}
