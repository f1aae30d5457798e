import type { TradeDocumentType } from '@bazaar/contracts/trade';
import { ACCEPTED_FILES } from '@bazaar/files';
import { Field, FieldStack } from '@bazaar/ui/field';
import { FileButton } from '@bazaar/ui/file-field';
import { HelpButton } from '@bazaar/ui/help';
import { SelectField } from '@bazaar/ui/select';
import { mdiPaperclip } from '@mdi/js';
import { useState } from 'react';
import { documentMessages as messages } from './document-messages.ts';
import { FIELD_IDS } from './problems.rules.ts';

interface DocumentFieldProps {
  types: readonly TradeDocumentType[];
  fault: string | undefined;
  onChoose: (files: readonly File[], typeId: number) => void;
}

/** The kind of a document and the field for its file; a chosen file is sent at once. */
export function DocumentField({ types, fault, onChoose }: DocumentFieldProps) {
  const [typeId, setTypeId] = useState(types[0]?.id ?? 0);
  return (
    <FieldStack columns={2}>
      <SelectField
        label={messages.type}
        help={
          <HelpButton
            uniqueId="request-documents"
            label={messages.type}
            marked={types.find(({ id }) => id === typeId)?.title}
          />
        }
        options={types.map(({ id, title }) => ({ value: String(id), label: title }))}
        value={String(typeId)}
        onChange={(event) => setTypeId(Number(event.currentTarget.value))}
      />
      <Field id={FIELD_IDS.documents} label={messages.file} hint={messages.limits} error={fault}>
        {(control) => (
          <FileButton
            control={control}
            label={messages.choose}
            icon={mdiPaperclip}
            accept={ACCEPTED_FILES}
            multiple
            dashed
            onChoose={(files) => onChoose(files, typeId)}
          />
        )}
      </Field>
    </FieldStack>
  );
}
