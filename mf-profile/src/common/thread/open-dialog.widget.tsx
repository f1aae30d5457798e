import type { Conversation, Message } from '@bazaar/contracts/notification';
import { BlockDialog } from './block-dialog.widget.tsx';
import { DeleteDialog } from './delete-dialog.widget.tsx';
import { EditDialog } from './edit-dialog.widget.tsx';
import { ReportDialog } from './report-dialog.widget.tsx';
import { decidesAs } from './thread.rules.ts';

/** The act that a dialog asks about: one of an own message, or one of the whole thread. */
export type ThreadAct = { kind: 'edit' | 'delete'; message: Message } | { kind: 'report' | 'block' };

export interface OpenDialogProps {
  act: ThreadAct;
  conversation: Conversation;
  onClose: () => void;
}

/** The dialog of one act. Fetched on demand: most visits of a thread only read and write. */
export function OpenDialog({ act, conversation, onClose }: OpenDialogProps) {
  const { id, counterpartName, actingRole } = conversation;
  switch (act.kind) {
    case 'edit':
      return <EditDialog message={act.message} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog message={act.message} onClose={onClose} />;
    case 'report':
      return <ReportDialog conversationId={id} mayBlock={decidesAs(actingRole)} onClose={onClose} />;
    default:
      return <BlockDialog conversationId={id} counterpartName={counterpartName} onClose={onClose} />;
  }
}
