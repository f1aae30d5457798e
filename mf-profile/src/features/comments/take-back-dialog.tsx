import type { MyComment } from '@bazaar/contracts/content';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './take-back-dialog.module.css';

interface TakeBackDialogProps {
  comment: MyComment;
  onClose: () => void;
  /** False when nothing was decided; the question then stays open. */
  onConfirm: () => Promise<boolean>;
}

/** Asks before a pending comment is taken back, and shows its text. */
export function TakeBackDialog({ comment, onClose, onConfirm }: TakeBackDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const isDone = await onConfirm();
    setBusy(false);
    if (isDone) {
      onClose();
    }
  };
  return (
    <Dialog
      open
      locked={isBusy}
      onClose={onClose}
      title={messages.confirmTitle}
      description={messages.confirm}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="danger-solid"
            busy={isBusy}
            busyLabel={messages.removing}
            onClick={() => void confirm()}
          >
            {messages.takeBack}
          </Button>
        </>
      }
    >
      <blockquote className={styles.text} dir="auto">
        {comment.text}
      </blockquote>
    </Dialog>
  );
}
