import type { Withdrawal } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatNumber, formatToman } from '@bazaar/locale';
import { LinkButton } from '@bazaar/ui/button';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { Pager } from '@bazaar/ui/pager';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import styles from '../payments-list.module.css';
import { WaitingPanel } from '../waiting-panel.tsx';
import { type WalletView, walletHref } from '../wallet.address.ts';
import { WITHDRAWALS_PAGE_SIZE, withdrawalQueries } from './withdrawal.queries.ts';
import { WithdrawalBadge } from './withdrawal-badge.tsx';
import { withdrawalMessages } from './withdrawal-messages.ts';

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
        <Code text={trackingCode} />
      </>
    ),
  },
  {
    key: 'amount',
    label: words.amount,
    numeric: true,
    cell: ({ amountRial }) => <bdi>{formatToman(amountRial)}</bdi>,
  },
  { key: 'state', label: words.state, cell: ({ state }) => <WithdrawalBadge state={state} /> },
  {
    key: 'note',
    label: words.note,
    cell: (withdrawal) => (
      <>
        {noteOf(withdrawal)}
        <Code text={withdrawal.shebaMasked} />
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
    <Card as="section" labelledBy="wallet-withdrawals">
      <CardHead
        id="wallet-withdrawals"
        title={words.title}
        note={words.summary(formatNumber(data.totalCount))}
        actions={
          <Link className={styles.back} href={walletHref({ company })}>
            {messages.payments.back}
          </Link>
        }
      />
      {data.items.length === 0 ? (
        <CardBody>
          <p>{words.empty}</p>
          <LinkButton href={walletHref({ company, withdraw: 0 })}>{words.start}</LinkButton>
        </CardBody>
      ) : (
        <div className={styles.table}>
          <DataTable
            caption={words.title}
            captionHidden
            compact
            columns={columnsOf(company)}
            rows={data.items}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      <Pages view={view} totalCount={data.totalCount} />
    </Card>
  );
}

function Pages({ view, totalCount }: { view: WalletView; totalCount: number }) {
  const pageCount = Math.ceil(totalCount / WITHDRAWALS_PAGE_SIZE);
  return pageCount < 2 ? null : (
    <div className={styles.foot}>
      <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => walletHref(view, { page })} />
    </div>
  );
}

function Code({ text }: { text: string }) {
  return (
    <small className={styles.detail}>
      <bdi dir="ltr">{text}</bdi>
    </small>
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
