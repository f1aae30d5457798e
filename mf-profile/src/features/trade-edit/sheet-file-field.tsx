import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Field } from '@bazaar/ui/field';
import { Note } from '@bazaar/ui/note';
import { SelectField } from '@bazaar/ui/select';
import { mdiClose } from '@mdi/js';
import type { ChangeEvent } from 'react';
import { sheetFileMessages as messages } from './sheet-file-messages.ts';
import { SHEET_ENDINGS } from './sheet-format.rules.ts';
import styles from './sheet-panel.module.css';
import { widthOf } from './sheet-table.rules.ts';
import { useFileReading } from './use-file-reading.ts';
import { useSheet } from './use-sheet.ts';

const ACCEPTED = SHEET_ENDINGS.map((ending) => `.${ending}`).join(',');
const ENDINGS = SHEET_ENDINGS.join('، ').toUpperCase();

/** A chosen file: what keeps it from being read stands at the field, and the table before it stays. */
export function SheetFileField() {
  const { isReading, error, read, stop, wasStopped } = useFileReading();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // The same file can be chosen again after it was corrected.
    event.currentTarget.value = '';
    if (file !== undefined) {
      void read(file);
    }
  };
  return (
    <>
      <Field label={messages.file} hint={messages.fileHint(ENDINGS)} error={error}>
        {(control) => (
          <input {...control} type="file" accept={ACCEPTED} className={styles.file} onChange={choose} />
        )}
      </Field>
      <div role="status" className={styles.reading}>
        {isReading && (
          <>
            <progress aria-label={messages.reading} />
            <span>{messages.reading}</span>
          </>
        )}
        {wasStopped && messages.cancelled}
      </div>
      {isReading && (
        <Button icon={mdiClose} size="sm" onClick={stop}>
          {messages.cancel}
        </Button>
      )}
      <ReadFile onSheet={(file, sheet) => void read(file, sheet)} />
    </>
  );
}

/** What the file that was read holds, and the choice among its sheets. */
function ReadFile({ onSheet }: { onSheet: (file: File, sheet: number) => void }) {
  const { session } = useSheet();
  const { file: read } = session;
  const { table } = session.work.upload;
  if (read === null) {
    return null;
  }
  const { file, content } = read;
  const { sheets, sheet, formulas, emptyFormulas } = content;
  const size = [
    messages.sheetRows(formatNumber(table.rows.length)),
    messages.sheetColumns(formatNumber(widthOf(table))),
  ];
  return (
    <>
      <p className={styles.subject}>
        <bdi>{file.name}</bdi> <small className={styles.note}>{size.join(' · ')}</small>
      </p>
      {sheets.length > 1 && (
        <SelectField
          label={messages.sheet}
          options={sheets.map((name, place) => ({ value: String(place), label: name }))}
          value={String(sheet)}
          error={table.rows.length === 0 ? messages.emptySheet : undefined}
          onChange={(event) => onSheet(file, Number(event.currentTarget.value))}
        />
      )}
      {formulas > 0 && <Note tone="info">{messages.formulas}</Note>}
      {emptyFormulas > 0 && <Note tone="warning">{messages.emptyFormulas(formatNumber(emptyFormulas))}</Note>}
    </>
  );
}
