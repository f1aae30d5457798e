import {
  SUPPLIER_REPORT_REASONS,
  type SupplierId,
  type SupplierReportReason,
} from '@bazaar/contracts/merchant';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Radio } from '@bazaar/ui/checkbox';
import { Dialog } from '@bazaar/ui/dialog';
import { TextAreaField } from '@bazaar/ui/input';
import { Note } from '@bazaar/ui/note';
import { type FormEvent, useId, useState } from 'react';
import { failureStatus } from '../../common/request/failure-status.ts';
import { messages } from './messages.ts';
import { useReportSupplier } from './report.mutations.ts';
import styles from './report-dialog.module.css';

const words = messages.report;
const MIN_LENGTH = 5;
const MAX_LENGTH = 2000;

export interface ReportDialogProps {
  supplierId: SupplierId;
  supplierName: string;
  onClose: () => void;
}

/** The report form. A failure keeps the typed text. */
export function ReportDialog({ supplierId, supplierName, onClose }: ReportDialogProps) {
  const formId = useId();
  const { reason, setReason, text, setText, error, report, submit } = useReport(supplierId, onClose);
  return (
    <Dialog
      open
      kind="sheet"
      locked={report.isPending}
      onClose={onClose}
      title={words.title(supplierName)}
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
          {SUPPLIER_REPORT_REASONS.map((value) => (
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
            {failureStatus(report.error) === 429 ? words.tooMany : words.failed}
          </Note>
        )}
      </form>
    </Dialog>
  );
}

function useReport(supplierId: SupplierId, onClose: () => void) {
  const { toast } = useHost();
  const [reason, setReason] = useState<SupplierReportReason>('wrongInformation');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const report = useReportSupplier(supplierId);
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
