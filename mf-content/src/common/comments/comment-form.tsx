import { Button } from '@bazaar/ui/button';
import { TextAreaField } from '@bazaar/ui/input';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './comment-form.module.css';
import { countText, lengthFault } from './comment-length.rules.ts';
import { messages } from './messages.ts';

interface CommentFormProps {
  label: string;
  labelHidden?: boolean;
  text: string;
  onText: (text: string) => void;
  /** Why the last attempt failed; it offers another one. */
  failure?: string | null;
  isBusy: boolean;
  onSend: () => void;
  words: { send: string; sending: string };
  /** Beside the button. */
  note?: ReactNode;
  rows?: number;
  autoFocus?: boolean;
  /** Further buttons before the one that sends. */
  children?: ReactNode;
}

/** A text of a comment with its counter, and the button that sends it once it has a permitted length. */
export function CommentForm(props: CommentFormProps) {
  const { label, labelHidden, text, onText, failure, isBusy, onSend, words, note, rows = 3 } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setChecked] = useState(false);
  const fault = isChecked ? lengthFault(text) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isBusy && lengthFault(text) === null) {
      onSend();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this code takes over the server's markup
  useEffect(() => {
    const early = form.current?.querySelector('textarea')?.value ?? '';
    if (text === '' && early !== '') {
      // Typed before the code came: the next drawing would empty the field.
      onText(early);
    }
  }, []);
  const error = fault ?? failure ?? undefined;
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextAreaField
        label={label}
        labelHidden={labelHidden}
        rows={rows}
        dir="auto"
        value={text}
        error={error}
        autoFocus={props.autoFocus}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <p className={styles.count}>
          {countText(text)}
          {note}
        </p>
        {props.children}
        <Button
          type="submit"
          kind="ink"
          size="sm"
          busy={isBusy}
          busyLabel={words.sending}
          onClick={undefined}
        >
          {failure ? messages.retry : words.send}
        </Button>
      </div>
    </form>
  );
}
