import { signOut } from '@bazaar/contracts/auth';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { revokeSession } from './session.sql.ts';
import { sessionMemoryOf } from './session-memory.ts';

/** Sign-out. */
export function sessionRoutes(context: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(signOut, async ({ user }) => {
      await revokeSession(context.db, user.sessionId, context.clock());
      sessionMemoryOf(context).forget(user.sessionId);
      return { signedOut: true as const };
    }),
  ];
}
