import type { ConversationSubject } from '@bazaar/contracts/notification';

/** A part of the user's threads: what they are about, words in them, and the page. */
export interface ThreadWindow {
  /** `unread` for those with unread messages; null for all. */
  about: ConversationSubject | 'unread' | null;
  term: string;
  page: number;
}

/** Separate from the queries, so that what only refreshes them does not load them. */
export const threadKeys = {
  /** Everything that is refetched after a message came. */
  all: ['profile', 'threads'] as const,
  lists: ['profile', 'threads', 'list'] as const,
  list: ({ about, term, page }: ThreadWindow) => [...threadKeys.lists, about, term, page] as const,
  messages: (id: number) => [...threadKeys.all, 'messages', id] as const,
  /** The threads on trade requests, by request. */
  requests: ['profile', 'threads', 'request'] as const,
  request: (requestId: number) => [...threadKeys.requests, requestId] as const,
  conversation: (id: number) => [...threadKeys.all, 'conversation', id] as const,
};
