import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { messages } from './messages.ts';
import styles from './report-form.module.css';

export interface Report<Reason extends string> {
  reason: Reason;
  /** Without spaces around it. */
  text: string;
}

export interface ReportWords<Reason extends string> {
  title: string;
  /** Who reads the report. */
  note: string;
  reason: string;
  reasons: Readonly<Record<Reason, string>>;
  text: string;
  textHint: string;
}

/** How long a text has to be, and what is shown about one that is not. */
export interface ReportLimits {
  min: number;
  max: number;
  tooShort: string;
  tooLong: string;
}

export interface ReportFormProps<Reason extends string> {
  words: ReportWords<Reason>;
  reasons: readonly Reason[];
  initialReason: Reason;
  /** Without it any text may be sent, also none. */
  limits?: ReportLimits | undefined;
  /** Beyond it nothing can be typed. */
  maxLength?: number | undefined;
  rows?: number | undefined;
  busy: boolean;
  /** Why the last attempt has failed. */
  failure?: string | undefined;
  onSend: (report: Report<Reason>) => void;
  onClose: () => void;
  /** More to choose, below the text. */
  children?: ReactNode;
}

/** A report with a reason and a text, above the page. A failure keeps what was typed. */
export function ReportForm<Reason extends string>(props: ReportFormProps<Reason>) {
  const { words, reasons, maxLength, rows = 4, busy, failure, onClose, children } = props;
  const formId = useId();
  const { reason, setReason, text, setText, error, submit } = useReport(props);
  return (
    <Dialog
      open
      kind="sheet"
      locked={busy}
      onClose={onClose}
      title={words.title}
      description={words.note}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={busy} busyLabel={messages.sending}>
            {messages.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{words.reason}</legend>
          {reasons.map((value) => (
            <Radio
              key={value}
              name="reason"
              value={value}
              label={words.reasons[value]}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
          ))}
        </fieldset>
        <TextAreaField
          label={words.text}
          hint={words.textHint}
          error={error}
          rows={rows}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {children}
        {failure !== undefined && (
          <Note tone="danger" announced>
            {failure}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function useReport<Reason extends string>({ initialReason, limits, busy, onSend }: ReportFormProps<Reason>) {
  const [reason, setReason] = useState(initialReason);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    const problem = limits && problemOf(trimmed, limits);
    setError(problem);
    if (problem === undefined && !busy) {
      onSend({ reason, text: trimmed });
    }
  };
  return { reason, setReason, text, setText, error, submit };
}

function problemOf({ length }: string, { min, max, tooShort, tooLong }: ReportLimits): string | undefined {
  if (length < min) {
    return tooShort;
  }
  return length > max ? tooLong : undefined;
}
