import { profileLinks } from '@bazaar/contracts';
import type { Payment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatNumber, formatTomanText } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { happenedAt } from '../../common/payment/happened-at.rules.ts';
import { stateFaces } from '../../common/payment/payment-face.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { messages } from './messages.ts';
import styles from './pending-notice.module.css';
import { followedPaymentsQuery } from './recent-payments.queries.ts';
import { walletHref } from './wallet.address.ts';

const words = messages.payments;
/** So many are named one by one; the list of payments has the others. */
const NAMED = 5;

/** Names every payment whose outcome is not known yet, so that nobody pays it again. */
export function PendingNotice({ company }: { company: number | null }) {
  const { data } = useQuery(followedPaymentsQuery(useHost().api, company));
  const pending = data?.items.filter(({ status }) => stateOf(status) === 'pending') ?? [];
  const [first, second] = pending;
  if (first === undefined) {
    return null;
  }
  return (
    <Note tone="warning" icon={stateFaces.pending.icon}>
      {second === undefined ? <One payment={first} /> : <Several {...{ pending, company }} />}
    </Note>
  );
}

function One({ payment }: { payment: Payment }) {
  const { amountRial, id } = payment;
  return (
    <>
      <b>{words.pending(formatTomanText(amountRial), formatJalaliDateTime(happenedAt(payment)))}</b>{' '}
      {words.pendingNote}{' '}
      <Link className={styles.link} href={profileLinks.payment(id)}>
        {words.details}
      </Link>
    </>
  );
}

function Several({ pending, company }: { pending: readonly Payment[]; company: number | null }) {
  return (
    <>
      <b>{words.pendingSeveral(formatNumber(pending.length))}</b> {words.pendingNote}
      <ul className={styles.several}>
        {pending.slice(0, NAMED).map((payment) => (
          <li key={payment.id}>
            <Link className={styles.link} href={profileLinks.payment(payment.id)}>
              <bdi>{formatTomanText(payment.amountRial)}</bdi>،{' '}
              <bdi>{formatJalaliDateTime(happenedAt(payment))}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.link} href={walletHref({ company, show: 'payments' })}>
        {words.seeList}
      </Link>
    </>
  );
}
