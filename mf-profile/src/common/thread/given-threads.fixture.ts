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
  startRequestConversation,
  writeMessage,
} from '@bazaar/contracts/notification';
import { given, problem } from '@bazaar/testing';
import { givenConversation, givenMessage } from './thread.fixture.ts';

interface GivenThreads {
  threads: Conversation[];
  /** Messages by thread, oldest first. */
  messages?: Record<number, Message[]>;
}

interface Store {
  threads: Conversation[];
  messages: Record<number, Message[]>;
}

type Write = (conversationId: number, text: string, headers: Headers) => Message;

/** A stateful fake service: what is read and written shows in later responses. */
export function givenThreads({ threads, messages = {} }: GivenThreads) {
  const store: Store = { threads, messages };
  const write = writerOf(store);
  const unread = () => store.threads.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const handlers = [
    given(getUnreadThreads, () => ({ unreadCount: unread(), threads: [] })),
    given(listConversations, ({ query: { term, filter, paging } }) => {
      const matching = store.threads.filter(
        (thread) =>
          (!filter.isUnread || thread.unreadCount > 0) &&
          (filter.subjectType === undefined || thread.subjectType === filter.subjectType) &&
          (filter.subjectId === undefined || thread.subjectId === filter.subjectId) &&
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
    ...givenBeginnings(store, write),
  ];
  return { store, handlers };
}

/** As the services do: the same key writes one message, however often it is sent. */
function writerOf(store: Store): Write {
  const written = new Map<string, Message>();
  let lastId = 9000;
  return (conversationId, text, headers) => {
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
}

/** First messages: about a product or a supplier in thread 8, about a trade request in thread 9. */
function givenBeginnings(store: Store, write: Write) {
  const begin = (conversation: Conversation) => {
    store.threads = [conversation, ...store.threads.filter(({ id }) => id !== conversation.id)];
    return { conversation, message: conversation.lastMessage };
  };
  return [
    given(startRequestConversation, ({ body, headers }) =>
      begin(
        givenConversation(9, {
          subjectType: 'TradeRequest',
          subjectId: body.tradeRequestId,
          lastMessage: write(9, body.text, headers),
        }),
      ),
    ),
    given(startConversation, ({ body: { subjectType, subjectId, text }, headers }) =>
      begin(givenConversation(8, { subjectType, subjectId, lastMessage: write(8, text, headers) })),
    ),
  ];
}
