import { answerAgentInvitation, listAgentInvitations } from '@bazaar/contracts/merchant';
import { conflict, notFound } from '../../kit/http/errors.ts';
import { type ServiceContext, type ServiceRoute, sessionRoute } from '../../kit/http/service.ts';
import { messages } from '../messages.ts';
import { AGENT_ROLE_TITLES, isEnded } from './agent.rules.ts';
import { acceptInvitation, deleteInvitation, selectInvitations } from './invitation.sql.ts';

/** What an invited person sees and decides. */
export function invitationRoutes({ db, clock }: ServiceContext): ServiceRoute[] {
  return [
    sessionRoute(listAgentInvitations, async ({ user }) => {
      const rows = await selectInvitations(db, user.userId);
      return rows.map((row) => ({
        ...row,
        roleTitle: AGENT_ROLE_TITLES[row.role],
        isExpired: isEnded(row.endsAt, clock()),
      }));
    }),
    sessionRoute(
      answerAgentInvitation,
      async ({ user: { userId }, audit, params: { id }, body: { accept } }) => {
        const isDone = await db.transaction().execute(async (transaction) => {
          const ownerUserId = accept
            ? await acceptInvitation(transaction, { id, userId, now: clock() })
            : await deleteInvitation(transaction, id, userId);
          if (ownerUserId !== null) {
            const act = accept ? 'acceptInvitation' : 'refuseInvitation';
            await audit(transaction, { act, of: { business: ownerUserId }, thing: ['CustomerAgent', id] });
          }
          return ownerUserId !== null;
        });
        if (!isDone) {
          const waiting = await selectInvitations(db, userId);
          throw waiting.some((invitation) => invitation.id === id)
            ? conflict('invitation_expired', {
                title: messages.invitationEnded,
                detail: messages.invitationEndedDetail,
              })
            : notFound(messages.invitation);
        }
        return { id, accepted: accept };
      },
    ),
  ];
}
