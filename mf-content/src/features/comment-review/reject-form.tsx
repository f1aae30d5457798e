import { Button } from '@bazaar/ui/button';
import { TextField } from '@bazaar/ui/input';
import { type FormEvent, useState } from 'react';
import { messages } from './messages.ts';
import { reasonFault } from './reason.rules.ts';
import styles from './waiting-item.module.css';

interface RejectFormProps {
  isBusy: boolean;
  /** The word of the button that rejects. */
  confirm: string;
  onReject: (reason: string) => void;
  onCancel: () => void;
}

/** The reason of a rejection, which the author reads. */
export function RejectForm({ isBusy, confirm, onReject, onCancel }: RejectFormProps) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const fault = reasonFault(reason);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fault === null && !isBusy) {
      onReject(reason.trim());
    }
  };
  return (
    <form className={styles.reject} onSubmit={submit} noValidate>
      <TextField
        label={messages.reason}
        value={reason}
        autoFocus
        error={isChecked ? (fault ?? undefined) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" kind="danger" size="sm" busy={isBusy} busyLabel={messages.rejecting}>
          {confirm}
        </Button>
        <Button size="sm" disabled={isBusy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
