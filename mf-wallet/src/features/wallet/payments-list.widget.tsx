import { profileLinks } from '@bazaar/contracts';
import type { Payment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatNumber } from '@bazaar/locale';
import type { DataColumn } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { happenedAt } from '../../common/payment/happened-at.rules.ts';
import { purposeTitles, statusTitles } from '../../common/payment/messages.ts';
import { paymentQueries } from '../../common/payment/payment.queries.ts';
import { ListCard } from './list-card.tsx';
import { amountColumn } from './list-parts.tsx';
import { messages } from './messages.ts';
import { StateBadge } from './payment-line.tsx';
import styles from './payments-list.module.css';
import { WaitingPanel } from './waiting-panel.tsx';
import type { WalletView } from './wallet.address.ts';

const words = messages.payments;
const PAGE_SIZE = 10;

const COLUMNS: readonly DataColumn<Payment>[] = [
  { key: 'date', label: words.date, cell: (payment) => <When id={payment.id} at={happenedAt(payment)} /> },
  { key: 'purpose', label: words.purpose, cell: (payment) => <Purpose payment={payment} /> },
  amountColumn(words.amount),
  {
    key: 'state',
    label: words.state,
    cell: ({ status, statusTitle }) => <StateBadge status={status} title={statusTitle} />,
  },
  { key: 'attempts', label: words.attempts, cell: (payment) => <Attempts payment={payment} /> },
];

/** All payments of a wallet with their states, attempt by attempt. */
export function PaymentsList({ view }: { view: WalletView }) {
  const { company, page } = view;
  const query = paymentQueries(useHost().api).payments({ company, page, size: PAGE_SIZE });
  const { data, isError, refetch } = useQuery(query);
  if (data === undefined) {
    return <WaitingPanel cause={words.failed} {...{ isError, refetch }} />;
  }
  return (
    <ListCard
      id="wallet-all-payments"
      title={words.title}
      summary={words.summary}
      empty={words.empty}
      columns={COLUMNS}
      rows={data.items}
      view={view}
      totalCount={data.totalCount}
      pageSize={PAGE_SIZE}
    />
  );
}

function When({ id, at }: { id: number; at: string }) {
  return (
    <Link className={styles.link} href={profileLinks.payment(id)}>
      <TimeText dateTime={at}>{formatJalaliDateTime(at)}</TimeText>
    </Link>
  );
}

function Purpose({ payment: { purpose, purposeId, purposeNumber } }: { payment: Payment }) {
  return purpose === 'tradeRequest' ? (
    <Link className={styles.link} href={profileLinks.tradeRequest(purposeId)}>
      <bdi dir="ltr" className={styles.number}>
        {purposeNumber ?? purposeTitles.tradeRequest}
      </bdi>
    </Link>
  ) : (
    purposeTitles[purpose]
  );
}

function Attempts({ payment: { attempts } }: { payment: Payment }) {
  return attempts.length === 0 ? (
    words.noAttempt
  ) : (
    <ol className={styles.attempts}>
      {attempts.map(({ id, attemptNo, gatewayId, gatewayTitle, status }) => (
        <li key={id}>
          {words.attempt(formatNumber(attemptNo), gatewayTitle ?? gatewayId, statusTitles[status])}
        </li>
      ))}
    </ol>
  );
}
