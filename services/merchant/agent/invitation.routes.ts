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
    sessionRoute(answerAgentInvitation, async ({ user: { userId }, params: { id }, body: { accept } }) => {
      const isDone = accept
        ? await acceptInvitation(db, { id, userId, now: clock() })
        : await deleteInvitation(db, id, userId);
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
    }),
  ];
}
