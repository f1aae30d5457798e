import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import classes from './data-table.module.css';

export interface DataColumn<Row> {
  key: string;
  label: string;
  /** The head is for screen readers only: columns of buttons. */
  labelHidden?: boolean | undefined;
  /** Amounts and other numbers. */
  numeric?: boolean | undefined;
  /** The address that sorts by this column, and how it is sorted now. */
  sort?: { href: string; direction?: 'ascending' | 'descending' | undefined } | undefined;
  cell: (row: Row) => ReactNode;
}

/** A table that is laid out as cards loses its meaning in some browsers unless every part has an explicit role. */
export const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The head row of a data table. */
export function TableHead<Row>({ columns }: { columns: readonly DataColumn<Row>[] }) {
  return (
    <thead {...ROLES.group} className={classes.heads}>
      <tr {...ROLES.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...ROLES.columnHead}
            scope="col"
            className={classes.head}
            aria-sort={column.sort?.direction}
          >
            <HeadWord column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HeadWord<Row>({ column }: { column: DataColumn<Row> }) {
  if (column.labelHidden) return <span className="visually-hidden">{column.label}</span>;
  if (column.sort === undefined) return column.label;
  const { href, direction } = column.sort;
  return (
    <Link href={href} className={classes.sort}>
      {column.label}
      {direction !== undefined && (
        <Icon path={direction === 'ascending' ? mdiArrowUp : mdiArrowDown} size="xs" />
      )}
    </Link>
  );
}
