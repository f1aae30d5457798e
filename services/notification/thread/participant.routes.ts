import { blockConversation, markThreadRead, reportConversation } from '@bazaar/contracts/notification';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { requireSide, threadOf } from './reading.routes.ts';
import { countUnread, markRead, saveReport, setBlock } from './thread.sql.ts';

const REPORTS = { count: 20, windowSeconds: 3_600, by: 'user' } as const;

/** What a participant does with a thread: reading, reporting, blocking. */
export function participantRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(markThreadRead, async ({ user, params, body }) => {
      const thread = await threadOf(db, params.id, user);
      const upTo = body.messageId ?? null;
      // What an agent only reads stays unread for the colleagues who answer it.
      if (thread.mayWrite) {
        await db
          .transaction()
          .execute((transaction) => markRead(transaction, thread, { upTo, now: clock() }));
      }
      return { unreadCount: await countUnread(db, user) };
    }),
    sessionRoute(
      reportConversation,
      async ({ user, params, body }) => {
        const { id } = await threadOf(db, params.id, user);
        const { reason, text = null } = body;
        await saveReport(db, { conversationId: id, userId: user.userId, reason, text, now: clock() });
        return { reported: true as const };
      },
      { limit: REPORTS },
    ),
    sessionRoute(blockConversation, async ({ user, params, body }) => {
      const thread = await threadOf(db, params.id, user);
      requireSide(thread);
      return { isBlocked: await setBlock(db, thread, { ...body, now: clock() }) };
    }),
  ];
}
