import type { Failure } from '@bazaar/contracts/failure';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { FailureNote } from './failure-note.tsx';
import type { MoveAction } from './move.rules.ts';
import styles from './move-dialog.module.css';
import { moveMessages } from './move-messages.ts';

interface MoveWords {
  title: string;
  text: string;
  confirm: string;
  busy: string;
}

interface MoveDialogProps {
  action: MoveAction;
  requestId: number;
  /** In place of the usual words of the action. */
  words?: MoveWords;
  isPending: boolean;
  failure: Failure | null;
  /** Fields whose errors stand at the field. */
  fields?: readonly string[];
  /** In place of the button that makes the move, where something has to be done first. */
  instead?: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
  children?: ReactNode;
}

/** The question or the form of one move. A failure keeps what was typed. */
export function MoveDialog(props: MoveDialogProps) {
  const { action, requestId, isPending, failure, fields = [], instead, onClose, onSubmit, children } = props;
  const formId = useId();
  const words: MoveWords = props.words ?? moveMessages.moves[action];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) {
      onSubmit();
    }
  };
  return (
    <Dialog
      open
      kind="sheet"
      locked={isPending}
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {moveMessages.back}
          </Button>
          {instead ?? (
            <Button
              kind={action === 'cancel' ? 'danger-solid' : 'primary'}
              type="submit"
              form={formId}
              busy={isPending}
              busyLabel={words.busy}
            >
              {words.confirm}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {children}
        {failure !== null && <FailureNote {...{ failure, requestId, fields }} isPayment={action === 'pay'} />}
      </form>
    </Dialog>
  );
}
