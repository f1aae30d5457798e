import { useDialogOnDemand } from '../../common/on-demand/use-dialog-on-demand.ts';
import type { MoveAction } from './move.rules.ts';
import type { MoveDialogsProps } from './move-dialogs.widget.tsx';

const load = () => import('./move-dialogs.widget.tsx').then(({ MoveDialogs }) => MoveDialogs);

/** The dialog of a move that is open, with its action. */
export const useMoveDialogs = () => useDialogOnDemand<MoveAction, MoveDialogsProps>(load);
