import type { TradeLine } from '@bazaar/contracts/trade';
import { formatNumber, formatRial } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import type { ReactNode } from 'react';
import { messages } from './messages.ts';
import { lineSumRial, proformaNumber, type QuotedRequest } from './proforma.rules.ts';
import styles from './proforma-lines.module.css';

const words = messages.lines;
const HEADS = [
  words.row,
  words.code,
  words.description,
  words.quantity,
  words.unit,
  words.unitPrice,
  words.sum,
];

/** Rows are laid out as cards on a phone, where some browsers would no longer read them as rows of a table. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The numbered lines with their prices in rial. On paper head and reference repeat on every page. */
export function ProformaLines({ request }: { request: QuotedRequest }) {
  return (
    <table {...ROLES.table} className={styles.lines} aria-label={words.label}>
      <thead {...ROLES.group} className={styles.heads}>
        <tr {...ROLES.row} data-print="only">
          <td {...ROLES.cell} className={styles.reference} colSpan={HEADS.length}>
            {messages.heading} <bdi dir="ltr">{proformaNumber(request)}</bdi>
          </td>
        </tr>
        <tr {...ROLES.row}>
          {HEADS.map((head) => (
            <th {...ROLES.columnHead} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {request.lines.map((line, index) => (
          <LineRow key={line.id} line={line} place={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

function LineRow({ line, place }: { line: TradeLine; place: number }) {
  const { sku, title, properties, quantity, unitTitle, quotedPriceRial } = line;
  return (
    <tr {...ROLES.row} className={styles.line}>
      <Cell label={words.row}>{formatNumber(place)}</Cell>
      <Cell label={words.code}>{sku === null ? words.noCode : <bdi dir="ltr">{sku}</bdi>}</Cell>
      <th {...ROLES.rowHead} scope="row" className={styles.description}>
        <IsolatedRuns text={[title, ...properties.map(({ text }) => text)].join(messages.and)} />
      </th>
      <Cell label={words.quantity}>{formatNumber(quantity)}</Cell>
      <Cell label={words.unit}>
        <bdi>{unitTitle}</bdi>
      </Cell>
      <Money label={words.unitPrice} amountRial={quotedPriceRial} />
      <Money label={words.sum} amountRial={lineSumRial(line)} />
    </tr>
  );
}

/** A value; on a phone it stands opposite its label. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td {...ROLES.cell} className={styles.middle} data-label={label}>
      {children}
    </td>
  );
}

function Money({ label, amountRial }: { label: string; amountRial: number | null }) {
  return (
    <td {...ROLES.cell} className={styles.money} data-label={label}>
      {amountRial === null ? words.noPrice : <bdi>{formatRial(amountRial)}</bdi>}
    </td>
  );
}
