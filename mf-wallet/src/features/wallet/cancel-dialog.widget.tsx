import { CONFLICT, failureOf } from '@bazaar/contracts/failure';
import { cancelPayment } from '@bazaar/contracts/payment';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useMutation } from '@tanstack/react-query';
import { messages as common } from '../../common/payment/messages.ts';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import type { CancelDialogProps } from './cancel-dialog-props.ts';
import { paymentMessages } from './payment-messages.ts';

const words = paymentMessages.cancelDialog;

/** The question before a payment is cancelled. One that has moved meanwhile is shown as it is now. */
export function CancelDialog({ payment, onClose }: CancelDialogProps) {
  const { api, queryClient, toast } = useHost();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(cancelPayment, { params: { id: payment.id } }),
    onSuccess: (cancelled) => {
      queryClient.setQueryData(walletKeys.payment(payment.id), cancelled);
      void queryClient.invalidateQueries({ queryKey: walletKeys.all });
      toast.show({ tone: 'success', title: words.done });
      onClose();
    },
    onError: (cause) => {
      const { status, title, detail } = failureOf(cause);
      if (status === CONFLICT) {
        void queryClient.invalidateQueries({ queryKey: walletKeys.all });
        toast.show({ tone: 'warning', title: title ?? words.failed, ...(detail && { detail }) });
        onClose();
      }
    },
  });
  return (
    <Dialog
      open
      locked={isPending}
      onClose={onClose}
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            kind="danger-solid"
            busy={isPending}
            busyLabel={words.busy}
            onClick={() => isPending || mutate()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Note tone="danger" announced>
          {words.failed} {failureOf(error).detail ?? common.tryLater}
        </Note>
      )}
    </Dialog>
  );
}
