import { Button, type ButtonProps } from '@bazaar/ui/button';
import { TextAreaField, TextField } from '@bazaar/ui/input';
import { type FormEvent, useState } from 'react';
import styles from './waiting-item.module.css';

interface DecisionFormProps {
  label: string;
  /** Whether the text may have several lines, in any language. */
  isLong?: boolean;
  /** What is wrong with a text; null when it can be sent. */
  faultOf: (text: string) => string | null;
  kind: NonNullable<ButtonProps['kind']>;
  words: { send: string; sending: string; cancel: string };
  isBusy: boolean;
  onSend: (text: string) => void;
  onCancel: () => void;
}

/** The text that goes with a decision, and the last word. */
export function DecisionForm(props: DecisionFormProps) {
  const { label, isLong = false, faultOf, kind, words, isBusy, onSend, onCancel } = props;
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = faultOf(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && !isBusy) {
      onSend(text.trim());
    }
  };
  const field = { label, value: text, autoFocus: true, error: isChecked ? (fault ?? undefined) : undefined };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isLong ? (
        <TextAreaField
          {...field}
          rows={3}
          dir="auto"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <TextField {...field} onChange={(event) => setText(event.currentTarget.value)} />
      )}
      <div className={styles.actions}>
        <Button type="submit" kind={kind} size="sm" busy={isBusy} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
