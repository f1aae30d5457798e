import type { AgentInvitation } from '@bazaar/contracts/merchant';
import { formatJalaliLong, formatTomanText } from '@bazaar/locale';
import { Monogram } from '@bazaar/ui/avatar';
import { Button } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { useId } from 'react';
import { messages, roleNames } from './messages.ts';
import styles from './received-invitations.module.css';

const words = messages.invitations;

interface ReceivedInvitationsProps {
  invitations: readonly AgentInvitation[];
  /** The invitation whose answer is being sent. */
  busyId: number | null;
  onAnswer: (invitation: AgentInvitation, accept: boolean) => void;
}

/** The invitations to companies, each to be accepted or refused. */
export function ReceivedInvitations({ invitations, busyId, onAnswer }: ReceivedInvitationsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.invitations}>
      <h2 id={titleId} className={styles.title}>
        {words.title}
      </h2>
      {invitations.map((invitation) => (
        <Card key={invitation.id} as="article" raised className={styles.card}>
          <Monogram name={invitation.companyName} />
          <div className={styles.words}>
            <h3 className={styles.company}>
              <bdi>{invitation.companyName}</bdi> {words.asks}
            </h3>
            <Terms invitation={invitation} />
          </div>
          <Answers
            invitation={invitation}
            isBusy={busyId === invitation.id}
            onAnswer={(accept) => onAnswer(invitation, accept)}
          />
        </Card>
      ))}
    </section>
  );
}

function Terms({ invitation }: { invitation: AgentInvitation }) {
  const { invitedBy, role, approvalLimitRial, endsAt, isExpired } = invitation;
  return (
    <>
      <p className={styles.terms}>
        <bdi>{invitedBy}</bdi>، {words.terms(roleNames[role], formatJalaliLong(endsAt))}
        {approvalLimitRial !== null && <> · {words.limit(formatTomanText(approvalLimitRial))}</>}
      </p>
      {isExpired && <p className={styles.expired}>{words.expired}</p>}
    </>
  );
}

interface AnswersProps {
  invitation: AgentInvitation;
  isBusy: boolean;
  onAnswer: (accept: boolean) => void;
}

function Answers({ invitation: { isExpired }, isBusy, onAnswer }: AnswersProps) {
  return (
    <div className={styles.actions}>
      <Button disabled={isBusy} onClick={() => onAnswer(false)}>
        {isExpired ? words.dismiss : words.refuse}
      </Button>
      {!isExpired && (
        <Button kind="primary" busy={isBusy} onClick={() => onAnswer(true)}>
          {words.accept}
        </Button>
      )}
    </div>
  );
}
