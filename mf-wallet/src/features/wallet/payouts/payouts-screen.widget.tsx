import type { PayoutAccount, PayoutRow, PayoutRowState } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatToman, formatTomanText } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { FactRows } from '@bazaar/ui/facts';
import { Pager } from '@bazaar/ui/pager';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import styles from '../payments-list.module.css';
import { WaitingPanel } from '../waiting-panel.tsx';
import { type WalletView, walletHref } from '../wallet.address.ts';
import { AccountForm } from './account-form.widget.tsx';
import { payoutFaces } from './payout-face.ts';
import { PAYOUTS_PAGE_SIZE, payoutsQuery } from './payouts.queries.ts';
import { stateTitles, payoutsMessages as words } from './payouts-messages.ts';

const COLUMNS: readonly DataColumn<PayoutRow>[] = [
  {
    key: 'date',
    label: words.date,
    cell: ({ sentAt, createdAt, reference }) => (
      <>
        <TimeText dateTime={sentAt ?? createdAt}>{formatJalaliDateTime(sentAt ?? createdAt)}</TimeText>
        <Code text={reference} />
      </>
    ),
  },
  {
    key: 'amount',
    label: words.amount,
    numeric: true,
    cell: ({ amountRial }) => <bdi>{formatToman(amountRial)}</bdi>,
  },
  { key: 'state', label: words.state, cell: ({ state }) => <PayoutBadge state={state} /> },
  {
    key: 'bank',
    label: words.bankReference,
    cell: ({ bankReference, shebaMasked }) => (
      <>
        {bankReference === null ? words.noReference : <bdi dir="ltr">{bankReference}</bdi>}
        <Code text={shebaMasked} />
      </>
    ),
  },
  { key: 'note', label: words.explanation, cell: noteOf },
];

/** What a supplier is owed, what is on its way, and each payout with the bank's reference or why it came back. */
export function PayoutsScreen({ view }: { view: WalletView }) {
  const { data, isError, refetch } = useQuery(payoutsQuery(useHost().api, view.page));
  if (data === undefined) {
    return <WaitingPanel cause={words.failed} {...{ isError, refetch }} />;
  }
  const { payableRial, inTransitRial, account, items, totalCount } = data;
  const pageCount = Math.ceil(totalCount / PAYOUTS_PAGE_SIZE);
  return (
    <Card as="section" labelledBy="wallet-payouts">
      <CardHead id="wallet-payouts" title={words.title} note={words.note} />
      <CardBody>
        <FactRows
          facts={[
            { label: words.payable, value: formatTomanText(payableRial) },
            { label: words.inTransit, value: formatTomanText(inTransitRial) },
            ...accountFacts(account),
          ]}
        />
        <AccountForm hasAccount={account !== null} />
      </CardBody>
      {items.length === 0 ? (
        <CardBody>{words.empty}</CardBody>
      ) : (
        <div className={styles.table}>
          <DataTable
            caption={words.title}
            captionHidden
            compact
            columns={COLUMNS}
            rows={items}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {pageCount > 1 && (
        <div className={styles.foot}>
          <Pager page={view.page} pageCount={pageCount} hrefOf={(page) => walletHref(view, { page })} />
        </div>
      )}
    </Card>
  );
}

function accountFacts(account: PayoutAccount | null) {
  if (account === null) {
    return [{ label: words.account, value: words.noAccount }];
  }
  const { bank, shebaMasked, holderName } = account;
  return [
    {
      label: words.account,
      value: (
        <>
          {bank ?? words.unknownBank} <bdi dir="ltr">{shebaMasked}</bdi>
        </>
      ),
    },
    { label: words.holder, value: <bdi>{holderName}</bdi> },
  ];
}

function PayoutBadge({ state }: { state: PayoutRowState }) {
  const { icon, tone } = payoutFaces[state];
  return (
    <Badge tone={tone} icon={icon}>
      {stateTitles[state]}
    </Badge>
  );
}

function Code({ text }: { text: string }) {
  return (
    <small className={styles.detail}>
      <bdi dir="ltr">{text}</bdi>
    </small>
  );
}

function noteOf({ state, endedAt, failureReason }: PayoutRow) {
  if (state === 'Failed' || state === 'Returned') {
    return words.backToPayable(failureReason ?? words.noReason);
  }
  return state === 'Settled' && endedAt !== null ? words.settledAt(formatJalaliDateTime(endedAt)) : '';
}
