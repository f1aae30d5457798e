import {
  type Conversation,
  getFlatThread,
  getSubjectConversation,
  getThread,
  getUnreadThreads,
  listConversations,
  type Message,
  markThreadRead,
  startConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import { given, problem } from '@bazaar/testing';
import { givenConversation, givenMessage } from '../../common/thread/thread.fixture.ts';

interface GivenThreads {
  threads: Conversation[];
  /** Messages by thread, oldest first. */
  messages?: Record<number, Message[]>;
}

/** A stateful fake service: what is read and written shows in later responses. */
export function givenThreads({ threads, messages = {} }: GivenThreads) {
  const store = { threads, messages };
  const written = new Map<string, Message>();
  let lastId = 9000;
  /** As the services do: the same key writes one message, however often it is sent. */
  const write = (conversationId: number, text: string, headers: Headers) => {
    const key = headers.get('idempotency-key') ?? '';
    const known = written.get(key);
    if (known !== undefined) {
      return known;
    }
    lastId += 1;
    const message = givenMessage(lastId, { conversationId, isMine: true, text });
    written.set(key, message);
    store.messages[conversationId] = [...(store.messages[conversationId] ?? []), message];
    return message;
  };
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
    given(getSubjectConversation, ({ query }) => ({
      conversation:
        store.threads.find(
          (thread) => thread.subjectType === query.subjectType && thread.subjectId === query.subjectId,
        ) ?? null,
      isOwnSupplier: false,
    })),
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
    given(writeMessage, ({ params, body, headers }) => {
      if (!('messageId' in body)) {
        return { message: write(params.id, body.text, headers) };
      }
      const all = store.messages[params.id] ?? [];
      const changed = all.map((message) =>
        message.id === body.messageId
          ? { ...message, text: body.text, editedAt: '2026-11-20T07:20:00Z' }
          : message,
      );
      store.messages[params.id] = changed;
      const message = changed.find(({ id }) => id === body.messageId);
      return message === undefined ? problem(404) : { message };
    }),
    given(startConversation, ({ body, headers }) => {
      const message = write(8, body.text, headers);
      const { subjectType, subjectId } = body;
      const conversation = givenConversation(8, { subjectType, subjectId, lastMessage: message });
      store.threads = [conversation, ...store.threads.filter(({ id }) => id !== 8)];
      return { conversation, message };
    }),
  ];
  return { store, handlers };
}
