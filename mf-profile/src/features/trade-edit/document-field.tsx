import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { Field, FieldStack } from '@bazaar/ui/field';
import { SelectField } from '@bazaar/ui/select';
import { type ChangeEvent, useState } from 'react';
import styles from './document-list.module.css';
import { documentMessages as messages } from './document-messages.ts';
import { FIELD_IDS } from './problems.rules.ts';
import { ACCEPTED } from './upload.rules.ts';

interface DocumentFieldProps {
  types: readonly TradeDocumentType[];
  fault: string | undefined;
  onChoose: (files: readonly File[], typeId: number) => void;
}

/** The kind of a document and the field for its file; a chosen file is sent at once. */
export function DocumentField({ types, fault, onChoose }: DocumentFieldProps) {
  const [typeId, setTypeId] = useState(types[0]?.id ?? 0);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    onChoose([...(input.files ?? [])], typeId);
    // The same file may be chosen again after it was removed.
    input.value = '';
  };
  return (
    <FieldStack columns={2}>
      <SelectField
        label={messages.type}
        options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(typeId)}
        onChange={(event) => setTypeId(Number(event.currentTarget.value))}
      />
      <Field id={FIELD_IDS.documents} label={messages.file} hint={messages.limits} error={fault}>
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={ACCEPTED}
            className={styles.file}
            onChange={choose}
          />
        )}
      </Field>
    </FieldStack>
  );
}
