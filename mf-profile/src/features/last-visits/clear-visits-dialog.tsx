import type { FavoriteType } from '@bazaar/contracts/content';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { typePlurals } from '../../common/favorite/messages.ts';
import { messages } from './messages.ts';

interface ClearVisitsDialogProps {
  /** The type of the open tab. */
  type: FavoriteType;
  onClose: () => void;
  /** True once the service has forgotten the visits; otherwise the question stays open. */
  onClear: (type: FavoriteType | null) => Promise<boolean>;
}

/** Asks which visits to forget: those of the open tab, or all. */
export function ClearVisitsDialog({ type, onClose, onClear }: ClearVisitsDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const clear = async (chosen: FavoriteType | null) => {
    setBusy(true);
    const isDone = await onClear(chosen);
    setBusy(false);
    if (isDone) {
      onClose();
    }
  };
  return (
    <Dialog
      open
      locked={isBusy}
      onClose={onClose}
      title={messages.clearTitle}
      description={messages.clearText}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button kind="danger" disabled={isBusy} onClick={() => void clear(type)}>
            {messages.clearType(typePlurals[type])}
          </Button>
          <Button kind="danger-solid" disabled={isBusy} onClick={() => void clear(null)}>
            {messages.clearAll}
          </Button>
        </>
      }
    />
  );
}
