import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatTomanText } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { Note } from '@bazaar/ui/note';
import { useQuery } from '@tanstack/react-query';
import { stateFaces } from '../../common/payment/payment-face.ts';
import { stateOf } from '../../common/payment/payment-state.rules.ts';
import { messages } from './messages.ts';
import styles from './pending-notice.module.css';
import { recentPaymentsQuery } from './recent-payments.queries.ts';

const words = messages.payments;

/** Names a payment whose outcome is not known yet, so that nobody pays it again. */
export function PendingNotice({ company }: { company: number | null }) {
  const { data } = useQuery(recentPaymentsQuery(useHost().api, company));
  const payment = data?.items.find(({ status }) => stateOf(status) === 'pending');
  if (payment === undefined) {
    return null;
  }
  const { amountRial, createdAt, id } = payment;
  return (
    <Note tone="warning" icon={stateFaces.pending.icon}>
      <b>{words.pending(formatTomanText(amountRial), formatJalaliDateTime(createdAt))}</b> {words.pendingNote}{' '}
      <Link className={styles.link} href={profileLinks.payment(id)}>
        {words.details}
      </Link>
    </Note>
  );
}
