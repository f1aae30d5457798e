import { Field } from '@bazaar/ui/field';
import { TextAreaField } from '@bazaar/ui/input';
import { Segmented } from '@bazaar/ui/segmented';
import { type ChangeEvent, useState } from 'react';
import styles from './sheet-dialog.module.css';
import { readSheetFile, SHEET_ENDINGS } from './sheet-file.ts';
import { sheetMessages as messages } from './sheet-messages.ts';
import { parseTable, type Table } from './sheet-table.rules.ts';

type Way = 'paste' | 'upload';

interface SheetInputProps {
  /** What is pasted; it stays while the dialog is closed. */
  text: string;
  onText: (text: string) => void;
  onTable: (table: Table) => void;
}

/** Where the rows come from: pasted text, which can be corrected in place, or a file. */
export function SheetInput({ text, onText, onTable }: SheetInputProps) {
  const [way, setWay] = useState<Way>('paste');
  return (
    <div className={styles.input}>
      <Segmented<Way>
        label={messages.way}
        options={[
          { value: 'paste', label: messages.paste },
          { value: 'upload', label: messages.upload },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'paste' ? (
        <TextAreaField
          label={messages.pasteLabel}
          hint={messages.pasteHint}
          dir="auto"
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            onText(event.currentTarget.value);
            onTable(parseTable(event.currentTarget.value));
          }}
        />
      ) : (
        <FileInput onTable={onTable} />
      )}
    </div>
  );
}

function FileInput({ onTable }: { onTable: (table: Table) => void }) {
  const [fault, setFault] = useState<string>();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file === undefined) {
      return;
    }
    const result = await readSheetFile(file);
    setFault('fault' in result ? messages.fileFault[result.fault] : undefined);
    if ('table' in result) {
      onTable(result.table);
    }
  };
  return (
    <Field
      label={messages.file}
      hint={messages.fileHint(SHEET_ENDINGS.join('، ').toUpperCase())}
      error={fault}
    >
      {(control) => (
        <input
          {...control}
          type="file"
          accept={SHEET_ENDINGS.map((ending) => `.${ending}`).join(',')}
          className={styles.file}
          onChange={(event) => void read(event)}
        />
      )}
    </Field>
  );
}
