import { CONFLICT, failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { Button } from '@bazaar/ui/button';
import { Dialog } from '@bazaar/ui/dialog';
import { Note } from '@bazaar/ui/note';
import { useMutation } from '@tanstack/react-query';
import { walletKeys } from '../../common/wallet/wallet.keys.ts';
import type { CancelQuestionProps } from './cancel-question-props.ts';

/** The question before a payment or a withdrawal is cancelled. One that has moved meanwhile is shown as it is now. */
export function CancelQuestion({ words, text, cancel, onClose }: CancelQuestionProps) {
  const { queryClient, toast } = useHost();
  const { mutate, isPending, error } = useMutation({
    mutationFn: cancel,
    onSuccess: () => {
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
      description={text}
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
          {words.failed} {failureOf(error).detail ?? words.tryLater}
        </Note>
      )}
    </Dialog>
  );
}
