import { formatNumber } from '@bazaar/locale';
import { TextAreaField } from '@bazaar/ui/input';
import { Segmented } from '@bazaar/ui/segmented';
import { useMemo } from 'react';
import { findLayout } from './sheet-columns.rules.ts';
import { SheetFileField } from './sheet-file-field.tsx';
import { MAXIMUM_ROWS } from './sheet-limits.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import styles from './sheet-panel.module.css';
import { countRows } from './sheet-rows.rules.ts';
import { NO_TABLE, type SheetWay } from './sheet-session.store.ts';
import { parseTable, type Table } from './sheet-table.rules.ts';
import { useSheet } from './use-sheet.ts';

/** Where the rows come from: pasted text, which can be corrected in place, or a file. */
export function SheetInput() {
  const { session, change } = useSheet();
  return (
    <div className={styles.input}>
      <Segmented<SheetWay>
        label={messages.way}
        options={[
          { value: 'paste', label: messages.paste },
          { value: 'upload', label: messages.upload },
        ]}
        value={session.way}
        onChange={(way) => change({ way })}
      />
      {session.way === 'paste' ? <PasteField /> : <SheetFileField />}
    </div>
  );
}

function PasteField() {
  const { session, take } = useSheet();
  const count = useMemo(() => rowsIn(parseTable(session.text)), [session.text]);
  const write = (text: string) => {
    const table = parseTable(text);
    // Too many rows are not taken, but stay where they were typed, so that they can be shortened.
    take(rowsIn(table) > MAXIMUM_ROWS ? NO_TABLE : table, { text });
  };
  return (
    <TextAreaField
      label={messages.pasteLabel}
      hint={messages.pasteHint}
      error={count > MAXIMUM_ROWS ? messages.tooManyPasted(formatNumber(count)) : undefined}
      dir="auto"
      rows={5}
      spellCheck={false}
      value={session.text}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

const rowsIn = (table: Table) => countRows(table, findLayout(table));
