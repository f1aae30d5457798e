import { isolate } from '@bazaar/locale';
import { FieldStack } from '@bazaar/ui/field';
import { SelectField } from '@bazaar/ui/select';
import { COLUMN_KINDS, type ColumnKind, type Columns, type Layout } from './sheet-columns.rules.ts';
import styles from './sheet-dialog.module.css';
import { sheetMessages as messages } from './sheet-messages.ts';
import type { Table } from './sheet-table.rules.ts';

interface SheetColumnsProps {
  table: Table;
  layout: Layout;
  onChange: (columns: Columns) => void;
}

/** Which column means what; found by itself, and open to correction. */
export function SheetColumns({ table, layout, onChange }: SheetColumnsProps) {
  const { columns, firstRow } = layout;
  const width = Math.max(...table.map((row) => row.length));
  const options = Array.from({ length: width }, (_, column) => ({
    value: String(column),
    label: messages.columnName(letterOf(column), isolate(sampleOf(table, firstRow, column))),
  }));
  const change = (kind: ColumnKind, value: string) =>
    onChange({ ...columns, [kind]: value === '' ? null : Number(value) });
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

function sampleOf(table: Table, firstRow: number, column: number): string {
  const sample = table.slice(firstRow).find((row) => (row[column] ?? '') !== '')?.[column] ?? '';
  return sample.slice(0, SAMPLE_LENGTH);
}

const LETTERS = 26;

/** The name of a column in a spreadsheet: A, B, … */
function letterOf(column: number): string {
  return column < LETTERS ? String.fromCharCode(65 + column) : String(column + 1);
}
