import { ReportReason } from '@bazaar/contracts/notification';
import { Button } from '@bazaar/ui/button';
import { Checkbox, Radio } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, useId, useState } from 'react';
import { useReport } from './counterpart.mutations.ts';
import { dialogMessages as messages } from './dialog-messages.ts';
import { problemWords } from './problem-words.ts';
import styles from './report-dialog.module.css';

const words = messages.report;

interface ReportDialogProps {
  conversationId: number;
  /** Whether the other side may be blocked too. */
  mayBlock: boolean;
  onClose: () => void;
}

/** Reports a thread with a reason, and blocks the other side when that is chosen. A failure keeps what was typed. */
export function ReportDialog({ conversationId, mayBlock, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>('spam');
  const [text, setText] = useState('');
  const [isBlocking, setIsBlocking] = useState(false);
  const report = useReport(conversationId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!report.isPending) {
      report.mutate({ reason, text: text.trim(), isBlocking }, { onSuccess: onClose });
    }
  };
  return (
    <Dialog
      open
      kind="sheet"
      locked={report.isPending}
      onClose={onClose}
      title={words.title}
      description={words.note}
      actions={
        <>
          <Button disabled={report.isPending} onClick={onClose}>
            {messages.cancel}
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
        <Reasons reason={reason} onChange={setReason} />
        <TextAreaField
          label={words.text}
          hint={words.textHint}
          rows={3}
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {mayBlock && (
          <Checkbox
            label={words.block}
            checked={isBlocking}
            onChange={(event) => setIsBlocking(event.currentTarget.checked)}
          />
        )}
        {report.error && (
          <Note tone="danger" announced>
            {problemWords(report.error)}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function Reasons({ reason, onChange }: { reason: ReportReason; onChange: (reason: ReportReason) => void }) {
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{words.reason}</legend>
      {ReportReason.options.map((value) => (
        <Radio
          key={value}
          name="reason"
          value={value}
          label={words.reasons[value]}
          checked={reason === value}
          onChange={() => onChange(value)}
        />
      ))}
    </fieldset>
  );
}
