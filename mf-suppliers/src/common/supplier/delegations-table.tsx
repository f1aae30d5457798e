import type { MerchantDelegation } from '@bazaar/contracts/merchant';
import { formatJalaliShort, formatList } from '@bazaar/locale';
import { type DataColumn, DataTable } from '@bazaar/ui/data-table';
import { Icon } from '@bazaar/ui/icon';
import { TimeText } from '@bazaar/ui/time';
import { mdiFileDocumentOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import styles from './delegations-table.module.css';
import { messages } from './messages.ts';
import { delegationValidity, endedLast, type Validity } from './validity.rules.ts';
import { ValidityBadge } from './validity-badge.tsx';

interface DelegationRow extends MerchantDelegation {
  validity: Validity;
}

const words = messages.delegations;

const COLUMNS: readonly DataColumn<DelegationRow>[] = [
  { key: 'kind', label: words.kind, cell: ({ kindTitle }) => <bdi>{kindTitle}</bdi> },
  { key: 'brand', label: words.brand, cell: ({ brand }) => <bdi>{brand}</bdi> },
  { key: 'principal', label: words.principal, cell: ({ principal }) => <bdi>{principal}</bdi> },
  { key: 'scope', label: words.scope, cell: ({ scopeProvinces }) => <bdi>{scopeText(scopeProvinces)}</bdi> },
  { key: 'from', label: words.from, cell: ({ validFrom }) => <ShortDate day={validFrom} /> },
  { key: 'to', label: words.to, cell: ({ validTo }) => <ShortDate day={validTo} /> },
  { key: 'state', label: words.state, cell: ({ validity }) => <ValidityBadge validity={validity} /> },
  { key: 'file', label: words.file, cell: (row) => <FileLink {...row} /> },
];

interface DelegationsTableProps {
  delegations: readonly MerchantDelegation[];
  now: string;
  caption: ReactNode;
  captionHidden?: boolean | undefined;
}

/** Which brands the supplier represents, where and until when. Expired delegations come last, greyed. */
export function DelegationsTable({ delegations, now, caption, captionHidden }: DelegationsTableProps) {
  const rows = delegations.map((entry) => ({ ...entry, validity: delegationValidity(entry, now) }));
  // The column is left out when no row has a letter.
  const columns = rows.some(({ fileId }) => fileId !== null)
    ? COLUMNS
    : COLUMNS.filter(({ key }) => key !== 'file');
  return (
    <DataTable
      caption={caption}
      captionHidden={captionHidden}
      columns={columns}
      rows={endedLast(rows, (row) => row.validity)}
      keyOf={(row) => row.id}
      isFaded={(row) => row.validity === 'ended'}
    />
  );
}

function scopeText(provinces: MerchantDelegation['scopeProvinces']): string {
  return provinces.length === 0 ? words.wholeCountry : formatList(provinces.map(({ title }) => title));
}

function ShortDate({ day }: { day: string }) {
  return <TimeText dateTime={day}>{formatJalaliShort(day)}</TimeText>;
}

function FileLink({ fileId, brand }: Pick<MerchantDelegation, 'fileId' | 'brand'>) {
  return fileId === null ? (
    <span className={styles.none}>{words.noFile}</span>
  ) : (
    <a
      className={styles.file}
      href={`/api/file/api/v1/files/${fileId}`}
      target="_blank"
      rel="noopener"
      aria-label={words.fileOf(brand)}
    >
      <Icon path={mdiFileDocumentOutline} size="sm" />
      {words.file}
    </a>
  );
}
