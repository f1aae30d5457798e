import { CONFLICT, failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { formatTomanText } from '@bazaar/locale';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { walletKeys } from '../../../common/wallet/wallet.keys.ts';
import type { CancelWithdrawalProps } from './cancel-withdrawal-props.ts';
import { useCancelWithdrawal } from './withdrawal.mutations.ts';
import { withdrawalMessages } from './withdrawal-messages.ts';

const words = withdrawalMessages.cancelDialog;

/** The question before a withdrawal is cancelled. One that the bank was given meanwhile is shown as it is now. */
export function CancelWithdrawal({ withdrawal, onClose }: CancelWithdrawalProps) {
  const { queryClient, toast } = useHost();
  const { mutate, isPending, error } = useCancelWithdrawal(withdrawal, () => {
    toast.show({ tone: 'success', title: words.done });
    onClose();
  });
  const cancel = () =>
    mutate(undefined, {
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
      description={words.text(formatTomanText(withdrawal.amountRial))}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            kind="danger-solid"
            busy={isPending}
            busyLabel={words.busy}
            onClick={() => isPending || cancel()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Note tone="danger" announced>
          {words.failed} {failureOf(error).detail ?? words.tryLater}
        </Note>
      )}
    </Dialog>
  );
}
