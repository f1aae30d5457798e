import { getUnreadThreads } from '@bazaar/contracts/notification';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { findUnreadThreads } from './conversation.sql.ts';

const SHOWN_THREADS = 5;

/** Messages that wait for the signed-in user. */
export function conversationRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(getUnreadThreads, async ({ user }) => {
      const threads = await findUnreadThreads(db, user.userId);
      const unreadCount = threads.reduce((sum, thread) => sum + thread.unreadCount, 0);
      return { unreadCount, threads: threads.slice(0, SHOWN_THREADS) };
    }),
  ];
}
