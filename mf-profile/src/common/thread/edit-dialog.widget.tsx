import type { Message } from '@bazaar/contracts/notification';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, useId, useState } from 'react';
import { dialogMessages as messages } from './dialog-messages.ts';
import { useEditMessage } from './own-message.mutations.ts';
import { problemWords } from './problem-words.ts';

interface EditDialogProps {
  message: Message;
  onClose: () => void;
}

/** The form that changes an own message. A failure keeps what was typed. */
export function EditDialog({ message, onClose }: EditDialogProps) {
  const formId = useId();
  const [text, setText] = useState(message.text);
  const [error, setError] = useState<string>();
  const [attempt, setAttempt] = useState<{ text: string; key: string }>();
  const edit = useEditMessage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = text.trim();
    setError(changed === '' ? messages.emptyText : undefined);
    if (changed === '' || edit.isPending) {
      return;
    }
    // The same text is the same attempt; another text needs another key.
    const key = attempt?.text === changed ? attempt.key : crypto.randomUUID();
    setAttempt({ text: changed, key });
    edit.mutate({ message, text: changed, idempotencyKey: key }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      kind="sheet"
      locked={edit.isPending}
      onClose={onClose}
      title={messages.editTitle}
      description={messages.editNote}
      actions={
        <>
          <Button disabled={edit.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={edit.isPending}
            busyLabel={messages.saving}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label={messages.editedText}
          error={error}
          rows={4}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {edit.error && (
          <Note tone="danger" announced>
            {problemWords(edit.error)}
          </Note>
        )}
      </form>
    </Dialog>
  );
}
