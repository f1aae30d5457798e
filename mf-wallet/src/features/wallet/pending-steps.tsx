import type { Payment } from '@bazaar/contracts/payment';
import { formatClock } from '@bazaar/locale';
import { paymentMessages } from './payment-messages.ts';
import styles from './pending-steps.module.css';

const words = paymentMessages.steps;

/** How far the confirmation of a payment has come: returned, being asked, and until when at the latest. */
export function PendingSteps({ payment: { attempts, followedUntil } }: { payment: Payment }) {
  const returnedAt = attempts.at(-1)?.returnedAt ?? null;
  return (
    <ol className={styles.steps} aria-label={words.title}>
      {returnedAt !== null && (
        <li className={styles.step} data-step="done">
          <b>{words.returned}</b> <span>{formatClock(returnedAt)}</span>
        </li>
      )}
      <li className={styles.step} data-step="now" aria-current="step">
        <b>{words.asking}</b> <span>{words.askingNote}</span>
      </li>
      <li className={styles.step} data-step="later">
        <b>{words.end}</b>{' '}
        {followedUntil != null && <span>{words.atLatest(formatClock(followedUntil))}</span>}
      </li>
    </ol>
  );
}
