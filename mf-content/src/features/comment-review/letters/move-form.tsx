import { Button } from '@bazaar/ui/button';
import { TextAreaField } from '@bazaar/ui/input';
import { type FormEvent, useState } from 'react';
import styles from '../waiting-item.module.css';
import type { LetterMove } from './letter-move.ts';
import { messages, moveWords } from './messages.ts';
import { textFault } from './move.rules.ts';

interface MoveFormProps {
  move: LetterMove;
  isBusy: boolean;
  onMove: (text: string) => void;
  onCancel: () => void;
}

/** What the sender is told with a move. */
export function MoveForm({ move, isBusy, onMove, onCancel }: MoveFormProps) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = textFault(move, text);
  const { field, send } = moveWords[move];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && !isBusy) {
      onMove(text.trim());
    }
  };
  return (
    <form className={styles.reject} onSubmit={submit} noValidate>
      <TextAreaField
        label={field}
        value={text}
        rows={3}
        dir="auto"
        autoFocus
        error={isChecked ? (fault ?? undefined) : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="ink" size="sm" busy={isBusy} busyLabel={messages.saving}>
          {send}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
