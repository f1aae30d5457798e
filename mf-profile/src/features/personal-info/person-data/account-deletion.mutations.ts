import { stepUpRequired } from '@bazaar/actions/step-up';
import { requestAccountDeletion, type StepUpToken } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { accountDeletionQuery } from '../../../common/account-deletion/account-deletion.queries.ts';

/** Asks for the deletion of the account, which a code confirms. What is in the way is read anew after a refusal. */
export function useDeletionRequest() {
  const { api, queryClient } = useHost();
  const query = accountDeletionQuery(api);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (stepUpToken: StepUpToken | undefined) =>
      api.call(requestAccountDeletion, { body: { ...(stepUpToken && { stepUpToken }) } }),
    onSuccess: (state) => queryClient.setQueryData(query.queryKey, state),
    onError: (cause) => {
      if (stepUpRequired(failureOf(cause)) === null) {
        void queryClient.invalidateQueries({ queryKey: query.queryKey });
      }
    },
  });
  const failure = error === null ? null : failureOf(error);
  const required = stepUpRequired(failure);
  return {
    ...{ required, isBusy: isPending, forget: reset },
    failure: required === null ? failure : null,
    run: (stepUpToken?: StepUpToken) => mutate(stepUpToken),
  };
}
