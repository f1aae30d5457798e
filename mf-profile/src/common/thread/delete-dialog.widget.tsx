import type { Message } from '@bazaar/contracts/notification';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { dialogMessages as messages } from './dialog-messages.ts';
import { useDeleteMessage } from './own-message.mutations.ts';
import { problemWords } from './problem-words.ts';

interface DeleteDialogProps {
  message: Message;
  onClose: () => void;
}

/** Asks before an own message is deleted: its text and files cannot be restored. */
export function DeleteDialog({ message, onClose }: DeleteDialogProps) {
  const deletion = useDeleteMessage();
  return (
    <Dialog
      open
      locked={deletion.isPending}
      onClose={onClose}
      title={messages.deleteTitle}
      description={messages.deleteNote}
      actions={
        <>
          <Button disabled={deletion.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="danger-solid"
            busy={deletion.isPending}
            busyLabel={messages.deleting}
            onClick={() => deletion.mutate(message, { onSuccess: onClose })}
          >
            {messages.deleteMessage}
          </Button>
        </>
      }
    >
      {deletion.error && (
        <Note tone="danger" announced>
          {problemWords(deletion.error)}
        </Note>
      )}
    </Dialog>
  );
}
