import type { PayoutAccount, PayoutRow } from '@bazaar/contracts/wallet';
import { useHost } from '@bazaar/host';
import { formatJalaliDateTime, formatTomanText } from '@bazaar/locale';
import { Card, CardBody, CardHead } from '@bazaar/ui/card';
import type { DataColumn } from '@bazaar/ui/data-table';
import { FactRows } from '@bazaar/ui/facts';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { FaceBadge } from '../../../common/payment/face-badge.tsx';
import { amountColumn, ListPages, ListTable, NumberBelow } from '../list-parts.tsx';
import { WaitingPanel } from '../waiting-panel.tsx';
import type { WalletView } from '../wallet.address.ts';
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
        <NumberBelow text={reference} />
      </>
    ),
  },
  amountColumn(words.amount),
  {
    key: 'state',
    label: words.state,
    cell: ({ state }) => <FaceBadge face={payoutFaces[state]} title={stateTitles[state]} />,
  },
  {
    key: 'bank',
    label: words.bankReference,
    cell: ({ bankReference, shebaMasked }) => (
      <>
        {bankReference === null ? words.noReference : <bdi dir="ltr">{bankReference}</bdi>}
        <NumberBelow text={shebaMasked} />
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
        <ListTable title={words.title} columns={COLUMNS} rows={items} />
      )}
      <ListPages pageSize={PAYOUTS_PAGE_SIZE} {...{ view, totalCount }} />
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

function noteOf({ state, endedAt, failureReason }: PayoutRow) {
  if (state === 'Failed' || state === 'Returned') {
    return words.backToPayable(failureReason ?? words.noReason);
  }
  return state === 'Settled' && endedAt !== null ? words.settledAt(formatJalaliDateTime(endedAt)) : '';
}
