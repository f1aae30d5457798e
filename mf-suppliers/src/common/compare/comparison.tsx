import { formatNumber } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { Switch } from '@bazaar/ui/checkbox';
import { Icon } from '@bazaar/ui/icon';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { VisuallyHidden } from '@bazaar/ui/visually-hidden';
import { mdiNotEqualVariant } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import styles from './comparison.module.css';
import { bestCells, type ComparisonCell, type ComparisonRow, differs, oddCells } from './comparison.rules.ts';
import { messages } from './messages.ts';

/** One compared thing. */
interface ComparisonColumn {
  key: string | number;
  /** The header of its column. */
  head: ReactNode;
  /** The last cell of its column: the actions for this thing. */
  foot?: ReactNode;
}

/** A cell whose content is more than its text, such as a link or a date. */
interface ShownCell extends ComparisonCell {
  content?: ReactNode;
}

interface ComparisonProps {
  /** Names what is compared, for screen readers only. */
  caption: string;
  /** The section's heading, shown at the start of the row beside the switch. */
  title?: ReactNode;
  columns: readonly ComparisonColumn[];
  rows: readonly ComparisonRow<ShownCell>[];
}

/** Two to four things side by side, row by row, with differences marked; a switch hides the rows that are equal. */
export function Comparison({ caption, title, columns, rows }: ComparisonProps) {
  const [isShort, setShort] = useState(false);
  const differing = rows.filter(differs);
  const shown = isShort ? differing : rows;
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        {title}
        <div className={styles.choice} data-print="hide">
          <Switch
            label={messages.onlyDifferences}
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          <span className={styles.count} role="status">
            {messages.differing(formatNumber(differing.length), formatNumber(rows.length))}
          </span>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={caption} tabIndex={0}>
        <table className={styles.table} data-columns={columns.length}>
          <ComparisonHead columns={columns} />
          <tbody>
            {shown.map((row) => (
              <ComparisonLine key={row.key} row={row} columns={columns} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td className={styles.none} colSpan={columns.length + 1}>
                  {messages.noDifference}
                </td>
              </tr>
            )}
          </tbody>
          <ComparisonFoot columns={columns} />
        </table>
      </section>
    </div>
  );
}

function ComparisonHead({ columns }: Pick<ComparisonProps, 'columns'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{messages.property}</th>
        {columns.map(({ key, head }) => (
          <th key={key} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ComparisonFoot({ columns }: Pick<ComparisonProps, 'columns'>) {
  return columns.some(({ foot }) => foot !== undefined) ? (
    <tfoot>
      <tr>
        <td />
        {columns.map(({ key, foot }) => (
          <td key={key}>{foot}</td>
        ))}
      </tr>
    </tfoot>
  ) : null;
}

function ComparisonLine({
  row,
  columns,
}: { row: ComparisonRow<ShownCell> } & Pick<ComparisonProps, 'columns'>) {
  const odd = oddCells(row);
  const best = bestCells(row);
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {columns.map(({ key }, index) => (
        <td key={key} data-odd={odd[index] || undefined}>
          <span className={styles.cell}>
            {odd[index] && (
              <span className={styles.odd}>
                <Icon path={mdiNotEqualVariant} size="sm" label={messages.differs} />
              </span>
            )}
            <CellContent cell={row.cells[index]} />
            {best[index] && row.best !== undefined && <Badge tone="success">{row.best.word}</Badge>}
          </span>
        </td>
      ))}
    </tr>
  );
}

function CellContent({ cell }: { cell: ShownCell | undefined }) {
  if (cell?.text == null) {
    return (
      <span>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{messages.notGiven}</VisuallyHidden>
      </span>
    );
  }
  return cell.content === undefined ? <IsolatedRuns text={cell.text} /> : <bdi>{cell.content}</bdi>;
}
