import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { messages } from './messages.ts';

interface RemoveNoteDialogProps {
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the removal of a note that could not be written again. */
export function RemoveNoteDialog({ onClose, onConfirm }: RemoveNoteDialogProps) {
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.confirmTitle}
      description={messages.confirm}
      actions={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button kind="danger-solid" onClick={confirm}>
            {messages.confirmRemove}
          </Button>
        </>
      }
    />
  );
}
