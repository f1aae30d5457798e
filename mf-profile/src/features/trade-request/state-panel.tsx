import type { TradeRequest } from '@bazaar/contracts/trade';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { Card } from '@bazaar/ui/card';
import { Icon } from '@bazaar/ui/icon';
import { TimeText } from '@bazaar/ui/time';
import type { ReactNode } from 'react';
import { remainingWords } from '../../common/trade/deadline-words.ts';
import { statusFaces } from '../../common/trade/status-faces.ts';
import { messages } from './messages.ts';
import { ProgressSteps } from './progress-steps.tsx';
import styles from './state-panel.module.css';
import { stateWords } from './state-words.rules.ts';

interface StatePanelProps {
  request: TradeRequest;
  /** The present time, so that every render gives the same result. */
  now: string;
  /** The bar of what may be done, or why nothing may. */
  actions: ReactNode;
}

/** The state of a request, whose turn it is, until when, and what happens otherwise. */
export function StatePanel({ request, now, actions }: StatePanelProps) {
  const { status, deadlineAt, reason } = request;
  const { tone, icon } = statusFaces[status];
  const words = stateWords(request, now);
  return (
    <Card as="section" labelledBy="request-state">
      <div className={styles.state}>
        <span className={styles.tile} data-tone={tone}>
          <Icon path={icon} size="lg" />
        </span>
        <div className={styles.words}>
          <h2 id="request-state" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.next}>{words.next}</p>
          {reason !== null && (
            <p className={styles.reason}>
              <span className={styles.label}>{words.reason}:</span> <bdi dir="auto">{reason}</bdi>
            </p>
          )}
          <Rating rating={request.rating} />
        </div>
        {deadlineAt !== null && <TimeLeft deadlineAt={deadlineAt} now={now} />}
      </div>
      <ProgressSteps status={status} />
      {actions}
    </Card>
  );
}

function TimeLeft({ deadlineAt, now }: { deadlineAt: string; now: string }) {
  const remaining = remainingWords(deadlineAt, now);
  return remaining === null ? null : (
    <p className={styles.left}>
      <span className={styles.label}>{messages.timeLeft}</span>{' '}
      <b>
        <TimeText dateTime={deadlineAt} title={formatJalaliDateTime(deadlineAt)}>
          {remaining}
        </TimeText>
      </b>
    </p>
  );
}

function Rating({ rating }: Pick<TradeRequest, 'rating'>) {
  return rating === null ? null : (
    <p className={styles.reason}>
      <span className={styles.label}>{messages.rating}:</span> {messages.ratingOf(formatNumber(rating.stars))}
      {rating.text !== null && (
        <>
          {' · '}
          <bdi dir="auto">{rating.text}</bdi>
        </>
      )}
    </p>
  );
}
