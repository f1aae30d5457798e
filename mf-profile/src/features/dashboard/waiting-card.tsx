import { profileLinks } from '@bazaar/contracts';
import { formatTomanText, isolate } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { deadlineWords } from '../../common/trade/deadline-words.ts';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { messages } from './messages.ts';
import type { WaitingRequest } from './waiting.rules.ts';
import styles from './waiting-card.module.css';

const words = messages.waiting;

interface WaitingCardProps {
  requests: readonly WaitingRequest[];
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** What waits for the user, the nearest deadline first, each with the way to do it. */
export function WaitingCard({ requests, now }: WaitingCardProps) {
  return (
    <section className={styles.card} aria-label={words.title}>
      <ul>
        {requests.map((request) => (
          <WaitingRow key={request.id} request={request} now={now} />
        ))}
      </ul>
    </section>
  );
}

function WaitingRow({ request, now }: { request: WaitingRequest; now: string }) {
  const { id, number, status, supplier, title, payableRial, deadlineAt } = request;
  return (
    <li className={styles.row}>
      {deadlineAt === null ? (
        <StatusBadge status={status} />
      ) : (
        <Badge tone="warning">{deadlineWords(deadlineAt, now)}</Badge>
      )}
      <p className={styles.text}>
        <b>
          <bdi>{supplier.name}</bdi>
        </b>{' '}
        {words.sentence[status]}
        {title !== null && (
          <span className={styles.title}>
            {' · '}
            <IsolatedRuns text={title} />
          </span>
        )}
        {payableRial !== null && (
          <b>
            {' · '}
            <bdi>{formatTomanText(payableRial)}</bdi>
          </b>
        )}
      </p>
      <LinkButton
        size="sm"
        href={profileLinks.tradeRequest(id)}
        aria-label={words.actionOf(words.action[status], isolate(number))}
      >
        {words.action[status]}
      </LinkButton>
    </li>
  );
}
