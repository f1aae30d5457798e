import type { CustomerAgent } from '@bazaar/contracts/merchant';
import { isolate, mobileText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { useState } from 'react';
import { messages } from './messages.ts';

const words = messages.revoke;

interface RevokeDialogProps {
  agent: CustomerAgent;
  onClose: () => void;
  /** False when the service refused; the question then stays open. */
  onConfirm: () => Promise<boolean>;
}

/** Asks before the rights of a colleague, or an invitation, are taken back. */
export function RevokeDialog({ agent, onClose, onConfirm }: RevokeDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isActive = agent.status === 'active';
  const confirm = async () => {
    setBusy(true);
    const isDone = await onConfirm();
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
      title={
        isActive ? words.title(isolate(agent.name)) : words.withdrawTitle(isolate(mobileText(agent.mobile)))
      }
      description={isActive ? words.text : words.withdrawText}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {words.back}
          </Button>
          <Button kind="danger-solid" busy={isBusy} busyLabel={words.busy} onClick={() => void confirm()}>
            {isActive ? words.confirm : words.withdraw}
          </Button>
        </>
      }
    />
  );
}
