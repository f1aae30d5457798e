import { formatNumber, formatTomanText } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Button } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { useId, useState } from 'react';
import { deadlineWords } from '../../common/trade/deadline-words.ts';
import { NextStepLink } from '../../common/trade/next-step-link.tsx';
import { StatusBadge } from '../../common/trade/status-badge.widget.tsx';
import { messages } from './messages.ts';
import type { WaitingRequest } from './waiting.rules.ts';
import styles from './waiting-card.module.css';

const words = messages.waiting;

/** Rows that are shown at once; the others are one press away. */
const SHOWN = 4;

interface WaitingCardProps {
  requests: readonly WaitingRequest[];
  /** The present time, so that every render gives the same result. */
  now: string;
}

/** What waits for the user, the nearest deadline first, each with the way to do it. */
export function WaitingCard({ requests, now }: WaitingCardProps) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const shown = isWhole ? requests : requests.slice(0, SHOWN);
  return (
    <section className={styles.card} aria-label={words.title}>
      <ul id={listId}>
        {shown.map((request) => (
          <WaitingRow key={request.id} request={request} now={now} />
        ))}
      </ul>
      {requests.length > SHOWN && (
        <div className={styles.more}>
          <Button
            kind="text"
            size="sm"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.fewer : words.all(formatNumber(requests.length))}
          </Button>
        </div>
      )}
    </section>
  );
}

function WaitingRow({ request, now }: { request: WaitingRequest; now: string }) {
  const { status, supplier, title, payableRial, deadlineAt } = request;
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
      <NextStepLink request={request} />
    </li>
  );
}
