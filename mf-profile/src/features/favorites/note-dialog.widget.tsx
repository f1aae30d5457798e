import { type FavoriteDetails, MAX_NOTE_TEXT_LENGTH } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './messages.ts';
import { useSaveNote } from './note.mutations.ts';

const words = messages.note;

export interface NoteDialogProps {
  favorite: FavoriteDetails;
  onClose: () => void;
}

/** The user's own note on a favorite. A failure keeps what was typed. */
export function NoteDialog({ favorite, onClose }: NoteDialogProps) {
  const formId = useId();
  const [text, setText] = useState(favorite.note?.text ?? '');
  const { save, isPending, cause } = useSaveNote(favorite, onClose);
  const length = text.trim().length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (length > 0 && length <= MAX_NOTE_TEXT_LENGTH && !isPending) {
      save(text.trim());
    }
  };
  return (
    <Dialog
      open
      kind="sheet"
      locked={isPending}
      onClose={onClose}
      title={words.title}
      description={words.description}
      actions={
        <>
          {favorite.note !== null && (
            <Button kind="danger" disabled={isPending} onClick={() => save('')}>
              {words.remove}
            </Button>
          )}
          <Button disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            disabled={length === 0 || length > MAX_NOTE_TEXT_LENGTH}
            busy={isPending}
            busyLabel={words.saving}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label={words.text}
          dir="auto"
          rows={4}
          hint={words.count(formatNumber(length), formatNumber(MAX_NOTE_TEXT_LENGTH))}
          error={
            length > MAX_NOTE_TEXT_LENGTH
              ? words.tooLong(formatNumber(length - MAX_NOTE_TEXT_LENGTH))
              : undefined
          }
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {cause !== null && (
          <Note tone="danger" announced>
            {cause}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
