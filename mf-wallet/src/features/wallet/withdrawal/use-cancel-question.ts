import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import type { CancelWithdrawalProps } from './cancel-withdrawal-props.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.cancelDialog;

/** The question before a withdrawal is cancelled, whose code comes with the press. */
export function useCancelQuestion() {
  const { toast } = useHost();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<CancelWithdrawalProps> } | null>(null);
  const open = () =>
    import('./cancel-withdrawal.widget.tsx').then(
      ({ CancelWithdrawal }) => setOpened({ Dialog: CancelWithdrawal }),
      () => toast.show({ tone: 'danger', title: words.notOpened, detail: words.tryLater }),
    );
  return { opened, open, close: () => setOpened(null) };
}
