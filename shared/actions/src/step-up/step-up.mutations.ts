import { confirmStepUp, requestStepUp, type StepUpRequired, type StepUpToken } from '@bazaar/contracts/auth';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Sends a code for a spending or change at once, and again on demand. */
export function useSentCode({ purpose, purposeId, amountRial, sheba }: StepUpRequired) {
  const { api } = useHost();
  const sending = useMutation({
    mutationFn: () =>
      api.call(requestStepUp, {
        body: {
          purpose,
          ...(purposeId !== null && { purposeId }),
          ...(amountRial !== null && { amountRial }),
          ...(sheba !== null && { sheba }),
        },
      }),
  });
  const { mutate } = sending;
  useEffect(() => mutate(), [mutate]);
  return sending;
}

/** Exchanges the code for the token of one spending or change. */
export function useConfirmedCode(onConfirmed: (token: StepUpToken) => void) {
  const { api } = useHost();
  return useMutation({
    mutationFn: (body: { requestId: string; code: string }) => api.call(confirmStepUp, { body }),
    onSuccess: ({ stepUpToken }) => onConfirmed(stepUpToken),
  });
}
