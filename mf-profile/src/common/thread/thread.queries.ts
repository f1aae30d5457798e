import { ACCOUNT_STALE_MS } from '@bazaar/api/stale-times';
import { getFlatThread, getThread, listConversations } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type ThreadWindow, threadKeys } from './thread.keys.ts';

/** Threads of one page of the list. */
export const THREADS_PER_PAGE = 30;
const MESSAGES_PER_PART = 30;

/** A part of a thread, its messages oldest first. Of several parts, the latest comes first. */
export type ThreadPart = z.output<typeof getFlatThread.response>;

/** Queries of the signed-in user's threads. */
export function threadQueries(api: Host['api']) {
  return {
    list: (view: ThreadWindow) =>
      queryOptions({
        queryKey: threadKeys.list(view),
        queryFn: ({ signal }) => api.call(listConversations, { query: listQuery(view), signal }),
        staleTime: ACCOUNT_STALE_MS,
      }),
    /** The parts that have been opened, at least the latest one. */
    messages: (id: number) => {
      const queryKey = threadKeys.messages(id);
      return queryOptions({
        queryKey,
        queryFn: ({ client, signal }) =>
          readParts(
            (before) => readPart(api, { id, before, signal }),
            () => client.getQueryData<ThreadPart[]>(queryKey)?.length ?? 1,
          ),
        staleTime: ACCOUNT_STALE_MS,
        retryOnMount: false,
      });
    },
    /** The user's thread on one of their trade requests; null while nobody has written. */
    request: (requestId: number) =>
      queryOptions({
        queryKey: threadKeys.request(requestId),
        queryFn: async ({ signal }) => {
          const filter = { subjectType: 'TradeRequest', subjectId: requestId, side: 'buyer' } as const;
          const paging = { pageNumber: 1, pageSize: 1 };
          const { items } = await api.call(listConversations, { query: { filter, paging }, signal });
          return items[0] ?? null;
        },
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

/** Reads the part before the oldest known one and puts it behind the others. Throws an ApiError when it fails. */
export async function addOlderPart({ api, queryClient }: Host, id: number): Promise<void> {
  const queryKey = threadKeys.messages(id);
  const before = beforeOf(queryClient.getQueryData<ThreadPart[]>(queryKey)?.at(-1));
  if (before === null) {
    return;
  }
  const part = await readPart(api, { id, before });
  queryClient.setQueryData<ThreadPart[]>(queryKey, (known) =>
    // The same part may have been read twice at the same time.
    beforeOf(known?.at(-1)) === before ? [...(known ?? []), part] : known,
  );
}

/** The message before which the next older part ends; null when a part is the oldest one. */
export function beforeOf(part: ThreadPart | undefined): number | null {
  return part?.hasEarlier ? (part.items[0]?.id ?? null) : null;
}

/** Reads one part after another: each begins where the one before it ends. `wanted` may grow while they are read. */
async function readParts(
  read: (before: number | null) => Promise<ThreadPart>,
  wanted: () => number,
): Promise<ThreadPart[]> {
  const parts = [await read(null)];
  for (
    let before = beforeOf(parts[0]);
    before !== null && parts.length < wanted();
    before = beforeOf(parts.at(-1))
  ) {
    parts.push(await read(before));
  }
  return parts;
}

interface Reading {
  id: number;
  before: number | null;
  signal?: AbortSignal;
}

function readPart(api: Host['api'], { id, before, signal }: Reading): Promise<ThreadPart> {
  const query = { conversationId: id, take: MESSAGES_PER_PART, ...(before !== null && { before }) };
  return api.call(getFlatThread, { query, ...(signal && { signal }) });
}

function listQuery({ about, term, page }: ThreadWindow) {
  const filter = about === 'unread' ? { isUnread: true } : { ...(about !== null && { subjectType: about }) };
  return {
    ...(term !== '' && { term }),
    filter,
    paging: { pageNumber: page, pageSize: THREADS_PER_PAGE },
  };
}
