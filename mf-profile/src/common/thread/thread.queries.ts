import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getFlatThread, getThread, listConversations } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type ThreadWindow, threadKeys } from './thread.keys.ts';

/** Threads of one page of the list. */
export const THREADS_PER_PAGE = 30;
const MESSAGES_PER_PART = 30;

/** Queries of the signed-in user's threads. */
export function threadQueries(api: Host['api']) {
  return {
    list: (view: ThreadWindow) =>
      queryOptions({
        queryKey: threadKeys.list(view),
        queryFn: ({ signal }) => api.call(listConversations, { query: listQuery(view), signal }),
        staleTime: ACCOUNT_STALE_MS,
      }),
    /** The latest part first, then the older ones; the messages of a part are oldest first. */
    messages: (id: number) =>
      infiniteQueryOptions({
        queryKey: threadKeys.messages(id),
        queryFn: ({ signal, pageParam: before }) =>
          api.call(getFlatThread, {
            query: { conversationId: id, take: MESSAGES_PER_PART, ...(before !== null && { before }) },
            signal,
          }),
        initialPageParam: null as number | null,
        getNextPageParam: ({ items, hasEarlier }) => (hasEarlier ? (items[0]?.id ?? null) : null),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      }),
    /** A thread that is not on the shown page of the list. */
    conversation: (id: number) =>
      queryOptions({
        queryKey: threadKeys.conversation(id),
        queryFn: async ({ signal }) => (await api.call(getThread, { params: { id }, signal })).conversation,
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      }),
  };
}

function listQuery({ about, term, page }: ThreadWindow) {
  const filter = about === 'unread' ? { isUnread: true } : { ...(about !== null && { subjectType: about }) };
  return {
    ...(term !== '' && { term }),
    filter,
    paging: { pageNumber: page, pageSize: THREADS_PER_PAGE },
  };
}
