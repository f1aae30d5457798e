import { useHost, useIdle } from '@bazaar/host';
import { type ComponentType, useEffect, useState } from 'react';
import { messages } from './messages.ts';
import type { MoveAction } from './move.rules.ts';
import type { MoveDialogsProps } from './move-dialogs.widget.tsx';

const load = () => import('./move-dialogs.widget.tsx');

interface OpenDialog {
  action: MoveAction;
  Dialogs: ComponentType<MoveDialogsProps>;
}

/**
 * The dialog that is open. The code of the dialogs is fetched when the page has nothing more urgent to do, at the
 * latest by the first press; when it cannot be fetched then, a notice tells the reason.
 */
export function useMoveDialogs() {
  const { toast } = useHost();
  const isIdle = useIdle();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  useEffect(() => {
    if (isIdle) {
      load().catch(() => undefined);
    }
  }, [isIdle]);
  const open = (action: MoveAction) =>
    load().then(
      ({ MoveDialogs }) => setDialog({ action, Dialogs: MoveDialogs }),
      () => toast.show({ tone: 'danger', title: messages.dialogFailed, detail: messages.tryLater }),
    );
  return { dialog, open, close: () => setDialog(null) };
}
