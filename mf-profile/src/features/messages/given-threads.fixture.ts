import {
  type Conversation,
  getFlatThread,
  getThread,
  getUnreadThreads,
  listConversations,
  type Message,
  markThreadRead,
} from '@bazaar/contracts/notification';
import { given, problem } from '@bazaar/testing';

interface GivenThreads {
  threads: Conversation[];
  /** Messages by thread, oldest first. */
  messages?: Record<number, Message[]>;
}

/** A stateful fake service: what is read and written shows in later responses. */
export function givenThreads({ threads, messages = {} }: GivenThreads) {
  const store = { threads, messages };
  const unread = () => store.threads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const handlers = [
    given(getUnreadThreads, () => ({ unreadCount: unread(), threads: [] })),
    given(listConversations, ({ query: { term, filter, paging } }) => {
      const matching = store.threads.filter(
        (thread) =>
          (!filter.isUnread || thread.unreadCount > 0) &&
          (filter.subjectType === undefined || thread.subjectType === filter.subjectType) &&
          (term === undefined || thread.subject.includes(term)),
      );
      const start = (paging.pageNumber - 1) * paging.pageSize;
      const items = matching.slice(start, start + paging.pageSize);
      return { items, totalCount: matching.length, ...paging };
    }),
    given(getFlatThread, ({ query: { conversationId, before, take } }) => {
      const all = store.messages[conversationId];
      if (all === undefined) {
        return problem(404);
      }
      const older = all.filter(({ id }) => before === undefined || id < before);
      return { items: older.slice(-take), hasEarlier: older.length > take, hasLater: before !== undefined };
    }),
    given(getThread, ({ params }) => {
      const conversation = store.threads.find(({ id }) => id === params.id);
      return conversation === undefined ? problem(404) : { conversation, items: [] };
    }),
    given(markThreadRead, ({ params }) => {
      store.threads = store.threads.map((thread) =>
        thread.id === params.id ? { ...thread, unreadCount: 0 } : thread,
      );
      return { unreadCount: unread() };
    }),
  ];
  return { store, handlers };
}
