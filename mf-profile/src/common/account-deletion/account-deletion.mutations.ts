import { cancelAccountDeletion } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { accountDeletionQuery } from './account-deletion.queries.ts';
import { messages } from './messages.ts';

/** Takes the deletion of the account back. */
export function useKeptAccount() {
  const { api, queryClient, toast } = useHost();
  return useMutation({
    mutationFn: () => api.call(cancelAccountDeletion),
    onSuccess: (state) => {
      queryClient.setQueryData(accountDeletionQuery(api).queryKey, state);
      toast.show({ tone: 'success', title: messages.kept });
    },
    onError: (error) => {
      const detail = failureOf(error).detail ?? messages.tryLater;
      toast.show({ tone: 'danger', title: messages.notKept, detail });
    },
  });
}
