import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useBlock } from './counterpart.mutations.ts';
import { dialogMessages as messages } from './dialog-messages.ts';
import { problemWords } from './problem-words.ts';

const words = messages.block;

interface BlockDialogProps {
  conversationId: number;
  counterpartName: string;
  onClose: () => void;
}

/** Asks before the other side is blocked in all threads with it; the block can be taken back. */
export function BlockDialog({ conversationId, counterpartName, onClose }: BlockDialogProps) {
  const block = useBlock(conversationId);
  return (
    <Dialog
      open
      locked={block.isPending}
      onClose={onClose}
      title={
        <>
          {words.title} <bdi>{counterpartName}</bdi>
        </>
      }
      description={words.note}
      actions={
        <>
          <Button disabled={block.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            kind="danger-solid"
            busy={block.isPending}
            busyLabel={words.doing}
            onClick={() => block.mutate(undefined, { onSuccess: onClose })}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {block.error && (
        <Note tone="danger" announced>
          {problemWords(block.error)}
        </Note>
      )}
    </Dialog>
  );
}
