import { formatNumber, isolate } from '@bazaar/locale';
import { FieldStack } from '@bazaar/ui/field';
import { SelectField } from '@bazaar/ui/select';
import type { Layout } from './sheet-columns.rules.ts';
import { COLUMN_KINDS, type ColumnKind, type Columns } from './sheet-heads.rules.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import { countEmptyRows } from './sheet-rows.rules.ts';
import { type Table, widthOf } from './sheet-table.rules.ts';

interface SheetColumnsProps {
  table: Table;
  layout: Layout;
  onChange: (columns: Columns) => void;
}

/** Which column means what; found by itself, and open to correction. Rows that are not read are named. */
export function SheetColumns({ table, layout, onChange }: SheetColumnsProps) {
  const { columns, firstRow } = layout;
  const options = Array.from({ length: widthOf(table) }, (_, column) => ({
    value: String(column),
    label: messages.columnName(letterOf(column), isolate(sampleOf(table, firstRow, column))),
  }));
  const change = (kind: ColumnKind, value: string) =>
    onChange({ ...columns, [kind]: value === '' ? null : Number(value) });
  const emptyRows = countEmptyRows(table, layout);
  return (
    <fieldset>
      <legend className={styles.legend}>
        {messages.columns} <small>{messages.columnsNote}</small>
      </legend>
      <FieldStack columns={2}>
        {COLUMN_KINDS.map((kind) => (
          <SelectField
            key={kind}
            label={messages.columnOf[kind]}
            options={[{ value: '', label: messages.noColumn }, ...options]}
            value={columns[kind] === null ? '' : String(columns[kind])}
            error={faultOf(kind, columns)}
            onChange={(event) => change(kind, event.currentTarget.value)}
          />
        ))}
      </FieldStack>
      <p className={styles.note}>
        {firstRow > 0 && messages.aboveHead(formatNumber(firstRow))}{' '}
        {emptyRows > 0 && messages.emptyRows(formatNumber(emptyRows))}
      </p>
    </fieldset>
  );
}

function faultOf(kind: ColumnKind, columns: Columns): string | undefined {
  if (kind === 'quantity' && columns.quantity === null) {
    return messages.needQuantity;
  }
  return kind === 'title' && columns.title === null && columns.code === null
    ? messages.needSubject
    : undefined;
}

const SAMPLE_LENGTH = 24;

function sampleOf({ rows }: Table, firstRow: number, column: number): string {
  const sample = rows.slice(firstRow).find((row) => (row[column] ?? '') !== '')?.[column] ?? '';
  return sample.slice(0, SAMPLE_LENGTH);
}

const LETTERS = 26;
const FIRST_LETTER = 65;

/** The name of a column in a spreadsheet: A, B, … Z, AA, AB, … */
function letterOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % LETTERS));
  return column < LETTERS ? last : letterOf(Math.floor(column / LETTERS) - 1) + last;
}
