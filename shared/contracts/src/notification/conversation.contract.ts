import * as z from 'zod/mini';
import { Count, endpoint, entityId, Instant, NonEmptyText } from '../core/index.ts';

/** A thread with messages that the signed-in user has not read. */
export const UnreadThread = z.object({
  id: entityId(),
  subject: NonEmptyText,
  counterpartName: NonEmptyText,
  lastMessageText: z.string(),
  lastMessageAt: Instant,
  unreadCount: Count,
});
export type UnreadThread = z.infer<typeof UnreadThread>;

/** Unread messages: their number, and the threads they are in (latest first, at most five). */
export const getUnreadThreads = endpoint({
  service: 'notification',
  method: 'GET',
  path: '/api/v1/conversations/unread-thread',
  access: 'session',
  summary: 'Unread messages of the signed-in user.',
  response: z.object({ unreadCount: Count, threads: z.array(UnreadThread) }),
  errors: [401],
});
