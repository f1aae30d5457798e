import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Fragment } from 'react';
import { ColumnHead } from './column-head.tsx';
import { ColumnLink } from './column-link.tsx';
import { Legend } from './comparison-controls.tsx';
import { markCells, type QuoteRow } from './comparison-row.rules.ts';
import { messages } from './messages.ts';
import { QuoteCell } from './quote-cell.tsx';
import type { QuoteColumn } from './quote-column.rules.ts';
import styles from './quotes-table.module.css';
import type { ShownQuotes } from './shown-quotes.ts';

/** One column for each supplier; heads and labels stay in sight while the rest scrolls. */
export function QuotesTable(props: ShownQuotes) {
  const { columns, sections, chosenId } = props;
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={messages.table} tabIndex={0}>
        <table className={styles.table} data-columns={columns.length}>
          <Heads {...props} />
          {sections.map(({ key, title, rows }) => (
            <tbody key={key}>
              {title !== null && <SectionHead title={title} width={columns.length + 1} />}
              {rows.map((row) => (
                <Row key={row.key} row={row} columns={columns} chosenId={chosenId} />
              ))}
            </tbody>
          ))}
          {sections.length === 0 && <NoDifference width={columns.length + 1} />}
          <Foot columns={columns} chosenId={chosenId} />
        </table>
      </section>
      <div data-print="only">
        <Legend />
      </div>
    </div>
  );
}

function Heads({ columns, chosenId, ...head }: ShownQuotes) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {messages.corner}
        </th>
        {columns.map((column) => (
          <th key={column.request.id} scope="col" {...marksOf(column, chosenId)}>
            <ColumnHead {...head} column={column} isChosen={column.request.id === chosenId} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function marksOf({ request, state }: QuoteColumn, chosenId: number | null) {
  const isFaded = state === 'lapsed' || state === 'ended' || state === 'silent';
  return { 'data-chosen': request.id === chosenId || undefined, 'data-faded': isFaded || undefined };
}

function SectionHead({ title, width }: { title: string; width: number }) {
  return (
    <tr>
      <th scope="rowgroup" colSpan={width} className={styles.section}>
        <span>{title}</span>
      </th>
    </tr>
  );
}

function NoDifference({ width }: { width: number }) {
  return (
    <tbody>
      <tr>
        <td colSpan={width} className={styles.none}>
          {messages.noDifference}
        </td>
      </tr>
    </tbody>
  );
}

interface RowProps {
  row: QuoteRow;
  columns: readonly QuoteColumn[];
  chosenId: number | null;
}

function Row({ row, columns, chosenId }: RowProps) {
  const cells = markCells(row);
  return (
    <tr data-row={row.key}>
      <th scope="row">
        <IsolatedRuns text={row.label} />
        {row.hint !== undefined && <span className={styles.hint}>{row.hint}</span>}
      </th>
      {columns.map((column, index) => {
        const cell = cells[index];
        return (
          <Fragment key={column.request.id}>
            {cell && (
              <td {...marksOf(column, chosenId)}>
                <QuoteCell cell={cell} best={row.best} />
              </td>
            )}
          </Fragment>
        );
      })}
    </tr>
  );
}

function Foot({ columns, chosenId }: Pick<ShownQuotes, 'columns' | 'chosenId'>) {
  return (
    <tfoot data-print="hide">
      <tr>
        <td />
        {columns.map((column) => (
          <td key={column.request.id} {...marksOf(column, chosenId)}>
            <ColumnLink request={column.request} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
