import type { Verification } from '@bazaar/contracts/merchant';
import { formatJalaliLong } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { TimeText } from '@bazaar/ui/time';
import { TableTitle } from '../../common/supplier/table-title.tsx';
import { endedLast, type Validity, validityOf } from '../../common/supplier/validity.rules.ts';
import { ValidityBadge } from '../../common/supplier/validity-badge.tsx';
import { messages } from './messages.ts';

interface LedgerRow extends Verification {
  validity: Validity;
}

const COLUMNS: readonly DataColumn<LedgerRow>[] = [
  { key: 'subject', label: messages.ledger.subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
  { key: 'by', label: messages.ledger.checkedBy, cell: ({ checkedBy }) => <bdi>{checkedBy}</bdi> },
  { key: 'at', label: messages.ledger.checkedAt, cell: ({ checkedAt }) => <LongDate iso={checkedAt} /> },
  {
    key: 'until',
    label: messages.ledger.validUntil,
    cell: ({ validUntil }) => (validUntil === null ? messages.noEnd : <LongDate iso={validUntil} />),
  },
  {
    key: 'state',
    label: messages.ledger.state,
    cell: ({ validity }) => <ValidityBadge validity={validity} />,
  },
];

/** What was verified, by whom, when, and how long it is valid. Ended entries come last, greyed. */
export function VerificationLedger({ entries, now }: { entries: readonly Verification[]; now: string }) {
  const rows = entries.map((entry) => ({ ...entry, validity: validityOf(entry.validUntil, now) }));
  return (
    <DataTable
      caption={<TableTitle title={messages.ledger.title} note={messages.ledger.note} />}
      columns={COLUMNS}
      rows={endedLast(rows, (row) => row.validity)}
      keyOf={(row) => `${row.subject} ${row.checkedAt}`}
      isFaded={(row) => row.validity === 'ended'}
    />
  );
}

function LongDate({ iso }: { iso: string }) {
  return <TimeText dateTime={iso}>{formatJalaliLong(iso)}</TimeText>;
}
