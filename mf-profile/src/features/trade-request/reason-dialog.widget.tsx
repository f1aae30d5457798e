import { fieldError } from '@bazaar/contracts/failure';
import type { TradeRequest } from '@bazaar/contracts/trade';
import { TextAreaField } from '@bazaar/ui/input';
import { useState } from 'react';
import { MoveDialog } from './move-dialog.tsx';
import { moveMessages } from './move-messages.ts';
import { useMove } from './trade-request.mutations.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

interface ReasonDialogProps {
  action: 'cancel' | 'object';
  request: TradeRequest;
  onClose: () => void;
}

/** A move that needs a reason: cancellation, objection. */
export function ReasonDialog({ action, request, onClose }: ReasonDialogProps) {
  const { run, isPending, failure } = useMove(request, onClose);
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const isBeforeDelivery = action === 'object' && request.status === 'InFulfillment';
  const submit = () => {
    const text = reason.trim();
    setShort(text.length < MIN_LENGTH);
    if (text.length >= MIN_LENGTH) {
      run({ action, reason: text });
    }
  };
  return (
    <MoveDialog
      {...{ action, isPending, failure, onClose }}
      {...(isBeforeDelivery && { words: moveMessages.notShipped })}
      requestId={request.id}
      fields={['reason']}
      onSubmit={submit}
    >
      <TextAreaField
        label={moveMessages.field.reason}
        error={isShort ? moveMessages.field.tooShort : fieldError(failure, 'reason')}
        rows={3}
        maxLength={MAX_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </MoveDialog>
  );
}
