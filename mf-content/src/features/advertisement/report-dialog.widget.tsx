import { ADVERTISEMENT_REPORT_REASONS, type AdvertisementReportReason } from '@bazaar/contracts/content';
import { statusOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './messages.ts';
import { useReportAdvertisement } from './report.mutations.ts';
import styles from './report-dialog.module.css';

const words = messages.report;
const MIN_LENGTH = 5;
const MAX_LENGTH = 2000;
const TOO_MANY = 429;

export interface ReportDialogProps {
  id: number;
  title: string;
  onClose: () => void;
}

/** The report form. A failure keeps the typed text. */
export function ReportDialog({ id, title, onClose }: ReportDialogProps) {
  const formId = useId();
  const { reason, setReason, text, setText, error, report, submit } = useReport(id, onClose);
  return (
    <Dialog
      open
      kind="sheet"
      locked={report.isPending}
      onClose={onClose}
      title={words.title(title)}
      description={words.note}
      actions={
        <>
          <Button disabled={report.isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            busy={report.isPending}
            busyLabel={words.sending}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{words.reason}</legend>
          {ADVERTISEMENT_REPORT_REASONS.map((value) => (
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
          rows={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {report.error && (
          <Note tone="danger" announced>
            {statusOf(report.error) === TOO_MANY ? words.tooMany : words.failed}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function useReport(id: number, onClose: () => void) {
  const { toast } = useHost();
  const [reason, setReason] = useState<AdvertisementReportReason>('wrongInformation');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const report = useReportAdvertisement(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(text);
    setError(problem);
    if (problem !== undefined || report.isPending) {
      return;
    }
    report.mutate(
      { reason, text: text.trim(), idempotencyKey },
      {
        onSuccess: () => {
          toast.show({ tone: 'success', title: words.sent });
          onClose();
        },
      },
    );
  };
  return { reason, setReason, text, setText, error, report, submit };
}

function problemOf(text: string): string | undefined {
  const { length } = text.trim();
  if (length < MIN_LENGTH) {
    return words.tooShort;
  }
  return length > MAX_LENGTH ? words.tooLong : undefined;
}
