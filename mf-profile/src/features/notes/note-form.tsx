import { MAX_NOTE_TEXT_LENGTH, type Note } from '@bazaar/contracts/content';
import { formatNumber } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { messages } from './messages.ts';
import type { NoteDraft } from './note-draft.rules.ts';
import styles from './note-form.module.css';
import { NoteOutcome } from './note-outcome.tsx';
import type { SaveOutcome } from './save-outcome.ts';
import { useNoteForm } from './use-note-form.ts';

interface NoteFormProps {
  note: Note;
  onSave: (note: Note, draft: NoteDraft) => Promise<SaveOutcome>;
  onClose: () => void;
}

/** The title and the text of a note, in place of both. What was typed stays until it is saved. */
export function NoteForm({ note, onSave, onClose }: NoteFormProps) {
  const { draft, errors, outcome, isSaving, firstField, change, submit, replace } = useNoteForm({
    note,
    onSave,
    onClose,
  });
  const length = formatNumber(draft.text.trim().length);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={messages.fieldTitle}
        dir="auto"
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextAreaField
        ref={firstField}
        label={messages.fieldText}
        dir="auto"
        rows={5}
        value={draft.text}
        hint={messages.count(length, formatNumber(MAX_NOTE_TEXT_LENGTH))}
        error={errors.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <NoteOutcome outcome={outcome} isSaving={isSaving} onReplace={replace} onTakeFresh={onClose} />
      {outcome?.state !== 'stale' && (
        <div className={styles.actions}>
          <Button type="submit" kind="primary" busy={isSaving} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          <Button disabled={isSaving} onClick={onClose}>
            {messages.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}
