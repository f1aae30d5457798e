import { DecisionForm } from '../decision-form.tsx';
import type { LetterMove } from './letter-move.ts';
import { messages, moveWords } from './messages.ts';
import { textFault } from './move.rules.ts';

interface MoveFormProps {
  move: LetterMove;
  isBusy: boolean;
  onMove: (text: string) => void;
  onCancel: () => void;
}

/** What the sender is told with a move. */
export function MoveForm({ move, isBusy, onMove, onCancel }: MoveFormProps) {
  const { field, send } = moveWords[move];
  return (
    <DecisionForm
      isLong
      label={field}
      faultOf={(text) => textFault(move, text)}
      kind="ink"
      words={{ send, sending: messages.saving, cancel: messages.cancel }}
      isBusy={isBusy}
      onSend={onMove}
      onCancel={onCancel}
    />
  );
}
