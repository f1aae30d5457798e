import { useHost } from '@bazaar/host';
import { type ComponentType, useState } from 'react';
import { messages as common } from '../../common/payment/messages.ts';
import type { CancelDialogProps } from './cancel-dialog-props.ts';
import { paymentMessages } from './payment-messages.ts';

/** The question before a payment is cancelled, whose code comes with the press. */
export function useCancelDialog() {
  const { toast } = useHost();
  const [opened, setOpened] = useState<{ Dialog: ComponentType<CancelDialogProps> } | null>(null);
  const open = () =>
    import('./cancel-dialog.widget.tsx').then(
      ({ CancelDialog }) => setOpened({ Dialog: CancelDialog }),
      () =>
        toast.show({
          tone: 'danger',
          title: paymentMessages.cancelDialog.notOpened,
          detail: common.tryLater,
        }),
    );
  return { opened, open, close: () => setOpened(null) };
}
