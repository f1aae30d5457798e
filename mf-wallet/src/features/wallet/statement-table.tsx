import { profileLinks } from '@bazaar/contracts';
import type { WalletTransaction } from '@bazaar/contracts/wallet';
import { formatClock, formatJalaliShort, formatToman } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { messages, typeLabels } from './messages.ts';
import styles from './statement-table.module.css';

const COLUMNS: readonly DataColumn<WalletTransaction>[] = [
  { key: 'date', label: messages.date, cell: ({ createdAt }) => <When iso={createdAt} /> },
  { key: 'description', label: messages.description, cell: (line) => <What line={line} /> },
  { key: 'amount', label: messages.amount, numeric: true, cell: (line) => <Amount line={line} /> },
  {
    key: 'available',
    label: messages.availableAfter,
    numeric: true,
    cell: ({ availableAfterRial }) => <bdi>{formatToman(availableAfterRial)}</bdi>,
  },
  {
    key: 'code',
    label: messages.trackingCode,
    cell: ({ trackingCode }) => (
      <bdi className={styles.code} dir="ltr">
        {trackingCode}
      </bdi>
    ),
  },
];

/** Transactions, newest first, each with the balance after it. */
export function StatementTable({ lines }: { lines: readonly WalletTransaction[] }) {
  return (
    <DataTable
      caption={messages.statement}
      captionHidden
      compact
      columns={COLUMNS}
      rows={lines}
      keyOf={({ id }) => id}
    />
  );
}

function When({ iso }: { iso: string }) {
  return (
    <TimeText dateTime={iso}>
      <span className={styles.date}>{formatJalaliShort(iso)}</span>{' '}
      <span className={styles.clock}>{formatClock(iso)}</span>
    </TimeText>
  );
}

function What({ line }: { line: WalletTransaction }) {
  return (
    <span className={styles.what}>
      <span className={styles.type}>{typeLabels[line.type]}</span>{' '}
      <bdi className={styles.description}>{line.description}</bdi>
      <Origin line={line} />
    </span>
  );
}

/** What the line belongs to, as a link: its payment, and the request. */
function Origin({ line: { paymentId, tradeRequestId } }: { line: WalletTransaction }) {
  return (
    <span className={styles.origins}>
      {paymentId != null && (
        <Link className={styles.origin} href={profileLinks.payment(paymentId)}>
          {messages.toPayment}
        </Link>
      )}
      {tradeRequestId != null && (
        <Link className={styles.origin} href={profileLinks.tradeRequest(tradeRequestId)}>
          {messages.toRequest}
        </Link>
      )}
    </span>
  );
}

function Amount({ line: { direction, amountRial } }: { line: WalletTransaction }) {
  const signedRial = direction === 'in' ? amountRial : -amountRial;
  return (
    <bdi className={styles.amount} dir="ltr" data-direction={direction}>
      {formatToman(signedRial, { signed: true })}
    </bdi>
  );
}
