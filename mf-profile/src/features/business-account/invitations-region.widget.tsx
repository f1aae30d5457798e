import { useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerInvitation } from './agent.mutations.ts';
import { businessQueries } from './business-account.queries.ts';
import { ReceivedInvitations } from './received-invitations.tsx';

/** The invitations that are addressed to the user; nothing without one. */
export function InvitationsRegion() {
  const host = useHost();
  const { data: invitations } = useSuspenseQuery(businessQueries(host.api).invitations());
  const [busyId, setBusyId] = useState<number | null>(null);
  if (invitations.length === 0) {
    return null;
  }
  return (
    <ReceivedInvitations
      invitations={invitations}
      busyId={busyId}
      onAnswer={async (invitation, accept) => {
        setBusyId(invitation.id);
        await answerInvitation(host, invitation, accept);
        setBusyId(null);
      }}
    />
  );
}
