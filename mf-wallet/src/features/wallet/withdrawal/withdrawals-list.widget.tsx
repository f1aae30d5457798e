import type { Withdrawal } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import type { DataColumn } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { FaceBadge } from '../../../common/payment/face-badge.tsx';
import { ListCard } from '../list-card.tsx';
import { amountColumn, NumberBelow } from '../list-parts.tsx';
import styles from '../payments-list.module.css';
import { WaitingPanel } from '../waiting-panel.tsx';
import { type WalletView, walletHref } from '../wallet.address.ts';
import { WITHDRAWALS_PAGE_SIZE, withdrawalQueries } from './withdrawal.queries.ts';
import { withdrawalFaces } from './withdrawal-face.ts';
import { stateTitles, withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.list;

const columnsOf = (company: number | null): readonly DataColumn<Withdrawal>[] => [
  {
    key: 'date',
    label: words.date,
    cell: ({ id, createdAt, trackingCode }) => (
      <>
        <Link className={styles.link} href={walletHref({ company, withdrawal: id })}>
          <TimeText dateTime={createdAt}>{formatJalaliDateTime(createdAt)}</TimeText>
        </Link>
        <NumberBelow text={trackingCode} />
      </>
    ),
  },
  amountColumn(words.amount),
  {
    key: 'state',
    label: words.state,
    cell: ({ state }) => <FaceBadge face={withdrawalFaces[state]} title={stateTitles[state]} />,
  },
  {
    key: 'note',
    label: words.note,
    cell: (withdrawal) => (
      <>
        {noteOf(withdrawal)}
        <NumberBelow text={withdrawal.shebaMasked} />
      </>
    ),
  },
];

/** All withdrawals from a wallet with their states, and where the money of those that failed is. */
export function WithdrawalsList({ view }: { view: WalletView }) {
  const { company, page } = view;
  const query = withdrawalQueries(useHost().api).list(company, page);
  const { data, isError, refetch } = useQuery(query);
  if (data === undefined) {
    return <WaitingPanel cause={words.failed} {...{ isError, refetch }} />;
  }
  return (
    <ListCard
      id="wallet-withdrawals"
      title={words.title}
      summary={words.summary}
      empty={<Empty company={company} />}
      columns={columnsOf(company)}
      rows={data.items}
      view={view}
      totalCount={data.totalCount}
      pageSize={WITHDRAWALS_PAGE_SIZE}
    />
  );
}

function Empty({ company }: { company: number | null }) {
  return (
    <>
      <p>{words.empty}</p>
      <LinkButton href={walletHref({ company, withdraw: 0 })}>{words.start}</LinkButton>
    </>
  );
}

function noteOf({ state, settledAt, expectedBy, failureReason }: Withdrawal) {
  switch (state) {
    case 'Settled':
      return settledAt === null ? '' : words.settledAt(formatJalaliDateTime(settledAt));
    case 'Failed':
      return words.back(failureReason ?? '');
    case 'Cancelled':
      return words.cancelled;
    default:
      return expectedBy == null ? '' : words.until(formatJalaliDateTime(expectedBy));
  }
}
