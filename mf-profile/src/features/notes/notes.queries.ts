import { PERSONAL_STALE_MS } from '@bazaar/api/stale-times';
import { type FavoriteType, listNotes } from '@bazaar/contracts/content';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import { notesKey } from '../../common/profile/profile.keys.ts';
import type { NotesView } from './notes.address.ts';

/** Notes on one page of the list. */
export const NOTES_PAGE_SIZE = 10;

const COUNT_ONLY = { pageNumber: 1, pageSize: 1 };

export const noteKeys = {
  /** Everything that is refetched after a change. */
  all: notesKey,
  lists: [...notesKey, 'list'] as const,
  list: ({ type, term, page }: NotesView) => [...noteKeys.lists, type, term, page] as const,
  count: (type: FavoriteType) => [...noteKeys.all, 'count', type] as const,
};

/** Queries of the signed-in user's notes. */
export function noteQueries(api: Host['api']) {
  return {
    list: (view: NotesView) =>
      queryOptions({
        queryKey: noteKeys.list(view),
        queryFn: ({ signal }) => api.call(listNotes, { query: listQueryOf(view), signal }),
        staleTime: PERSONAL_STALE_MS,
        retryOnMount: false,
      }),
    count: (objectType: FavoriteType) =>
      queryOptions({
        queryKey: noteKeys.count(objectType),
        queryFn: async ({ signal }) =>
          (await api.call(listNotes, { query: { objectType, paging: COUNT_ONLY }, signal })).totalCount,
        staleTime: PERSONAL_STALE_MS,
      }),
  };
}

function listQueryOf({ type, term, page }: NotesView) {
  return {
    objectType: type,
    ...(term !== '' && { term }),
    paging: { pageNumber: page, pageSize: NOTES_PAGE_SIZE },
  };
}
