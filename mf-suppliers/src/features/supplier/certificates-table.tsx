import type { Certificate } from '@bazaar/contracts/merchant';
import { formatJalaliShort } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { TimeText } from '@bazaar/ui/time';
import { TableTitle } from '../../common/supplier/table-title.tsx';
import { endedLast, type Validity, validityOf } from '../../common/supplier/validity.rules.ts';
import { ValidityBadge } from '../../common/supplier/validity-badge.tsx';
import { messages } from './messages.ts';

interface CertificateRow extends Certificate {
  validity: Validity;
}

const COLUMNS: readonly DataColumn<CertificateRow>[] = [
  { key: 'title', label: messages.certificates.name, cell: ({ title }) => <bdi>{title}</bdi> },
  { key: 'issuer', label: messages.certificates.issuer, cell: ({ issuer }) => <bdi>{issuer}</bdi> },
  { key: 'from', label: messages.certificates.from, cell: ({ validFrom }) => <ShortDate day={validFrom} /> },
  { key: 'to', label: messages.certificates.to, cell: ({ validTo }) => <ShortDate day={validTo} /> },
  {
    key: 'state',
    label: messages.ledger.state,
    cell: ({ validity }) => <ValidityBadge validity={validity} />,
  },
];

/** The supplier's certificates with their dates. Ended certificates come last, greyed. */
export function CertificatesTable({
  certificates,
  now,
}: {
  certificates: readonly Certificate[];
  now: string;
}) {
  const rows = certificates.map((entry) => ({ ...entry, validity: validityOf(entry.validTo, now) }));
  return (
    <DataTable
      caption={<TableTitle title={messages.certificates.title} />}
      columns={COLUMNS}
      rows={endedLast(rows, (row) => row.validity)}
      keyOf={(row) => `${row.title} ${row.validFrom}`}
      isFaded={(row) => row.validity === 'ended'}
    />
  );
}

function ShortDate({ day }: { day: string }) {
  return <TimeText dateTime={day}>{formatJalaliShort(day)}</TimeText>;
}
