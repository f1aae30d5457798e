import { type Conversation, markThreadRead } from '@bazaar/contracts/notification';
import type { Host } from '@bazaar/host';
import { announceUnread } from '../../events.ts';
import { threadKeys } from './thread.keys.ts';
import { threadQueries } from './thread.queries.ts';

/** Marks a thread as read up to a message, and publishes what is unread now. A failure is tried again with the next one. */
export async function markRead(host: Host, id: number, messageId: number): Promise<void> {
  try {
    const { unreadCount } = await host.api.call(markThreadRead, { params: { id }, body: { messageId } });
    changeConversation(host, id, (conversation) => ({ ...conversation, unreadCount: 0 }));
    announceUnread(host.bus, unreadCount);
  } catch {
    // The thread stays unread, which is what the list shows.
  }
}

/** Changes a thread wherever it is shown, without a request. */
export function changeConversation(
  { api, queryClient }: Host,
  id: number,
  change: (conversation: Conversation) => Conversation,
): void {
  queryClient.setQueriesData<{ items: Conversation[] }>(
    { queryKey: threadKeys.lists },
    (list) => list && { ...list, items: list.items.map((item) => (item.id === id ? change(item) : item)) },
  );
  queryClient.setQueriesData<Conversation | null>({ queryKey: threadKeys.requests }, (known) =>
    known?.id === id ? change(known) : known,
  );
  queryClient.setQueryData(threadQueries(api).conversation(id).queryKey, (known) => known && change(known));
}
