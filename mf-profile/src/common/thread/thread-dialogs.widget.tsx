import type { Conversation, Message } from '@bazaar/contracts/notification';
import { IconButton } from '@bazaar/ui/button';
import { mdiAccountCancelOutline, mdiFlagOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { useDialogOnDemand } from '../on-demand/use-dialog-on-demand.ts';
import { MessageActions } from './message-actions.tsx';
import { messages } from './messages.ts';
import type { OpenDialogProps, ThreadAct } from './open-dialog.widget.tsx';
import { decidesAs } from './thread.rules.ts';

const load = () => import('./open-dialog.widget.tsx').then(({ OpenDialog }) => OpenDialog);

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
  const { opened, open, close } = useDialogOnDemand<ThreadAct, OpenDialogProps>(load);
  return {
    headActions: (
      <>
        <IconButton
          icon={mdiFlagOutline}
          label={messages.report.open}
          onClick={() => open({ kind: 'report' })}
        />
        {conversation?.isBlocked === false && decidesAs(conversation.actingRole) && (
          <IconButton
            icon={mdiAccountCancelOutline}
            label={messages.block.open}
            onClick={() => open({ kind: 'block' })}
          />
        )}
      </>
    ),
    actionsOf: (message) => (
      <MessageActions
        message={message}
        onEdit={() => open({ kind: 'edit', message })}
        onDelete={() => open({ kind: 'delete', message })}
      />
    ),
    dialog: opened && conversation && (
      <opened.Dialog act={opened.act} conversation={conversation} onClose={close} />
    ),
  };
}
