import type { Withdrawal } from '@bazaar/contracts/wallet';
import { formatJalaliDateTime } from '@bazaar/locale';
import styles from '../pending-steps.module.css';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.screen;

/** How far the bank has come with a withdrawal, and until when at the latest. */
export function WithdrawalSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { state, createdAt, sentAt, expectedBy } = withdrawal;
  const isSent = state === 'Sent';
  return (
    <ol className={styles.steps} aria-label={words.steps}>
      <li
        className={styles.step}
        data-step={isSent ? 'done' : 'now'}
        aria-current={isSent ? undefined : 'step'}
      >
        <b>{words.requested}</b> <span>{formatJalaliDateTime(createdAt)}</span>
      </li>
      <li
        className={styles.step}
        data-step={isSent ? 'now' : 'later'}
        aria-current={isSent ? 'step' : undefined}
      >
        <b>{words.sent}</b> {sentAt !== null && <span>{formatJalaliDateTime(sentAt)}</span>}
      </li>
      <li className={styles.step} data-step="later">
        <b>{words.settled}</b>{' '}
        {expectedBy != null && <span>{words.atLatest(formatJalaliDateTime(expectedBy))}</span>}
      </li>
    </ol>
  );
}
