import { profileLinks } from '@bazaar/contracts';
import type { Payment } from '@bazaar/contracts/payment';
import { formatJalaliDateTime, formatToman } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { FaceBadge } from '../../common/payment/face-badge.tsx';
import { happenedAt } from '../../common/payment/happened-at.rules.ts';
import { stateFaces } from '../../common/payment/payment-face.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { messages } from './messages.ts';
import styles from './payment-line.module.css';

/** One payment in the list of the latest ones. */
export function PaymentLine({ payment }: { payment: Payment }) {
  const { id, amountRial, statusTitle } = payment;
  const at = happenedAt(payment);
  return (
    <li className={styles.line}>
      <Link className={styles.link} href={profileLinks.payment(id)}>
        <span>
          <b>
            <bdi>{formatToman(amountRial)}</bdi>
          </b>{' '}
          <small>{messages.toman}</small>
        </span>
        <TimeText dateTime={at}>
          <small>{formatJalaliDateTime(at)}</small>
        </TimeText>
      </Link>
      <StateBadge status={payment.status} title={statusTitle} />
    </li>
  );
}

/** The state of a payment or of one attempt, as icon and words. */
export function StateBadge({ status, title }: { status: Payment['status']; title: string }) {
  return <FaceBadge face={stateFaces[stateOf(status)]} title={title} />;
}
