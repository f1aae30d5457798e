import type { Payment } from '@bazaar/contracts/payment';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import { More } from '../../common/more/more.tsx';
import { statusTitles } from '../../common/payment/messages.ts';
import styles from './attempt-list.module.css';
import { StateBadge } from './payment-line.tsx';
import { paymentMessages } from './payment-messages.ts';

const words = paymentMessages.attempts;

/** Each attempt at a gateway, the latest first. */
export function AttemptList({ payment: { attempts } }: { payment: Payment }) {
  return (
    <More className={styles.attempts} title={`${words.title} (${formatNumber(attempts.length)})`}>
      <ol>
        {attempts.toReversed().map((attempt) => (
          <li key={attempt.id} className={styles.attempt}>
            <p className={styles.head}>
              <b>{words.line(formatNumber(attempt.attemptNo), attempt.gatewayTitle ?? attempt.gatewayId)}</b>
              <StateBadge status={attempt.status} title={statusTitles[attempt.status]} />
            </p>
            <p className={styles.times}>{timesOf(attempt)}</p>
          </li>
        ))}
      </ol>
    </More>
  );
}

function timesOf({ requestedAt, returnedAt, refNumber }: Payment['attempts'][number]): string {
  return [
    words.requested(formatJalaliDateTime(requestedAt)),
    returnedAt == null ? words.noReturn : words.returned(formatJalaliDateTime(returnedAt)),
    ...(refNumber === null ? [] : [words.ref(refNumber)]),
  ].join('؛ ');
}
