import { cancelAccountDeletion, getAccountDeletion, requestAccountDeletion } from '@bazaar/contracts/auth';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { readDeletionDays } from '../settings.ts';
import { askForDeletion, deletionOf, keepAccount } from './account-deletion.commands.ts';

/** Deleting one's own account, after a waiting time in which it can be taken back. */
export function accountDeletionRoutes(context: ServiceContext): ServiceRoute[] {
  const waitingDays = readDeletionDays(context.environment.variables);
  const stateOf = (userId: number) => deletionOf(context.db, userId, waitingDays);
  return [
    sessionRoute(getAccountDeletion, ({ user }) => stateOf(user.userId)),
    sessionRoute(requestAccountDeletion, async ({ user, body }) => {
      await askForDeletion(context, { user, token: body.stepUpToken, waitingDays });
      return stateOf(user.userId);
    }),
    sessionRoute(cancelAccountDeletion, async ({ user }) => {
      await keepAccount(context, user.userId);
      return stateOf(user.userId);
    }),
  ];
}
