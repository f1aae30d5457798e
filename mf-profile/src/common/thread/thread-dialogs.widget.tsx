import type { Conversation, Message } from '@bazaar/contracts/notification';
import { IconButton } from '@bazaar/ui/button';
import { mdiAccountCancelOutline, mdiFlagOutline } from '@mdi/js';
import { type ReactNode, useState } from 'react';
import { BlockDialog } from './block-dialog.widget.tsx';
import { DeleteDialog } from './delete-dialog.widget.tsx';
import { EditDialog } from './edit-dialog.widget.tsx';
import { MessageActions } from './message-actions.tsx';
import { messages } from './messages.ts';
import { ReportDialog } from './report-dialog.widget.tsx';

type Open = { kind: 'edit' | 'delete'; message: Message } | { kind: 'report' | 'block' };

interface ThreadControls {
  /** Buttons for the whole thread. */
  headActions: ReactNode;
  /** Buttons below one message. */
  actionsOf: (message: Message) => ReactNode;
  /** The dialog that one of them has opened. */
  dialog: ReactNode;
}

/** What the user can do with a thread and with own messages, each behind a dialog. */
export function useThreadControls(conversation: Conversation | undefined): ThreadControls {
  const [open, setOpen] = useState<Open>();
  return {
    headActions: (
      <>
        <IconButton
          icon={mdiFlagOutline}
          label={messages.report.open}
          onClick={() => setOpen({ kind: 'report' })}
        />
        {conversation?.isBlocked === false && (
          <IconButton
            icon={mdiAccountCancelOutline}
            label={messages.block.open}
            onClick={() => setOpen({ kind: 'block' })}
          />
        )}
      </>
    ),
    actionsOf: (message) => (
      <MessageActions
        message={message}
        onEdit={() => setOpen({ kind: 'edit', message })}
        onDelete={() => setOpen({ kind: 'delete', message })}
      />
    ),
    dialog: open && conversation && (
      <OpenDialog open={open} conversation={conversation} onClose={() => setOpen(undefined)} />
    ),
  };
}

interface OpenDialogProps {
  open: Open;
  conversation: Conversation;
  onClose: () => void;
}

function OpenDialog({ open, conversation, onClose }: OpenDialogProps) {
  const { id, counterpartName } = conversation;
  switch (open.kind) {
    case 'edit':
      return <EditDialog message={open.message} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog message={open.message} onClose={onClose} />;
    case 'report':
      return <ReportDialog conversationId={id} onClose={onClose} />;
    default:
      return <BlockDialog conversationId={id} counterpartName={counterpartName} onClose={onClose} />;
  }
}
