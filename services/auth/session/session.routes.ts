import { closeSession, listSessions, signOut } from '@bazaar/contracts/auth';
import { notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { forgetDeviceOf } from '../device/device.sql.ts';
import { deviceName } from '../device/device-name.rules.ts';
import { messages } from '../messages.ts';
import { sessionMemoryOf } from './session.cache.ts';
import { closeOwnSession, findOpenSessions, revokeSession } from './session.sql.ts';

/** Sign-out, and the list of a user's open sessions. */
export function sessionRoutes(context: ServiceContext): ServiceRoute[] {
  const { db, clock } = context;
  return [
    sessionRoute(signOut, async ({ user }) => {
      await revokeSession(db, user.sessionId, clock());
      sessionMemoryOf(context).forget(user.sessionId);
      return { signedOut: true as const };
    }),
    sessionRoute(listSessions, async ({ user }) => {
      const sessions = await findOpenSessions(db, user.userId, clock());
      const items = sessions.map((session) => ({
        ...session,
        deviceName: deviceName(session.device),
        isCurrent: session.id === user.sessionId,
      }));
      return { items };
    }),
    sessionRoute(closeSession, async ({ params, user }) => {
      const isClosed = await db.transaction().execute(async (transaction) => {
        const closing = { userId: user.userId, now: clock() };
        const isOwn = await closeOwnSession(transaction, params.id, closing);
        if (isOwn) {
          await forgetDeviceOf(transaction, params.id);
        }
        return isOwn;
      });
      if (!isClosed) {
        throw notFound(messages.session);
      }
      sessionMemoryOf(context).forget(params.id);
      return { closed: true as const };
    }),
  ];
}
