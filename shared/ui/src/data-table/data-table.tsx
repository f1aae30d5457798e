import { type Key, type ReactNode, useId } from 'react';
import classes from './data-table.module.css';
import { type DataColumn, ROLES, TableHead } from './table-head.tsx';

export interface DataTableProps<Row> {
  /** What the table lists. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  /** The first one names its row and is the title of the card in a narrow container. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Stays a table in a narrow column of a wide screen: few columns, short texts. */
  compact?: boolean | undefined;
  /** Shown in grey: sold out, cancelled. */
  isFaded?: ((row: Row) => boolean) | undefined;
}

/** Rows and columns; in a container narrower than 768 px each row becomes a card of label–value pairs. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, compact } = props;
  const captionId = useId();
  return (
    <div className={classes.frame} data-compact={compact || undefined}>
      {/* No <caption>: it may contain a heading, which a table with an explicit role may not. */}
      <div id={captionId} className={captionHidden ? 'visually-hidden' : classes.caption}>
        {caption}
      </div>
      <table className={classes.table} aria-labelledby={captionId} {...ROLES.table}>
        <TableHead columns={columns} />
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <TableRow key={props.keyOf(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({ row, table }: { row: Row; table: DataTableProps<Row> }) {
  const selected = table.isSelected?.(row);
  return (
    <tr
      {...ROLES.row}
      className={classes.row}
      aria-selected={selected || undefined}
      data-faded={table.isFaded?.(row) || undefined}
    >
      {table.columns.map((column, index) => (
        <TableCell key={column.key} column={column} row={row} isTitle={index === 0} />
      ))}
    </tr>
  );
}

function TableCell<Row>({ column, row, isTitle }: { column: DataColumn<Row>; row: Row; isTitle: boolean }) {
  // One box, whatever a cell contains: in a narrow container it stands opposite its label.
  const content = <div className={classes.value}>{column.cell(row)}</div>;
  const cellProps = {
    className: classes.cell,
    'data-label': column.labelHidden ? undefined : column.label,
    'data-numeric': column.numeric,
  };
  return isTitle ? (
    <th {...ROLES.rowHead} scope="row" {...cellProps}>
      {content}
    </th>
  ) : (
    <td {...ROLES.cell} {...cellProps}>
      {content}
    </td>
  );
}
