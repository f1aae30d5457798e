import { getUnreadThreads } from '@bazaar/contracts/notification';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { findUnreadThreads } from './conversation.sql.ts';

/** The signed-in user's unread messages. */
export function conversationRoutes({ db }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(getUnreadThreads, async ({ user }) => {
      const rows = await findUnreadThreads(db, user);
      return {
        unreadCount: rows[0]?.total ?? 0,
        threads: rows.map(({ total: _, ...thread }) => thread),
      };
    }),
  ];
}
