import { stepUpRequired } from '@bazaar/actions/step-up';
import type { StepUpToken } from '@bazaar/contracts/auth';
import { failureOf } from '@bazaar/contracts/failure';
import { type FileId, getFileLink, requestDataExport } from '@bazaar/contracts/file';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { dataCopyQuery } from './data-copy.queries.ts';
import { messages } from './messages.ts';

/** Asks for a copy of the reader's data, which a code confirms. */
export function useCopyRequest() {
  const { api, queryClient } = useHost();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (stepUpToken: StepUpToken | undefined) =>
      api.call(requestDataExport, { body: { ...(stepUpToken && { stepUpToken }) } }),
    onSuccess: (copy) => queryClient.setQueryData(dataCopyQuery(api).queryKey, copy),
  });
  const failure = error === null ? null : failureOf(error);
  const required = stepUpRequired(failure);
  return {
    ...{ required, isBusy: isPending, forget: reset },
    failure: required === null ? failure : null,
    run: (stepUpToken?: StepUpToken) => mutate(stepUpToken),
  };
}

/** Downloads the copy: a link of the page sends no session, so that a short-lived one is made first. */
export function useCopyDownload() {
  const { api, toast } = useHost();
  return useMutation({
    mutationFn: (fileId: FileId) => api.call(getFileLink, { params: { fileId } }),
    onSuccess: ({ url }) => {
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = '';
      anchor.click();
    },
    onError: (error) => {
      const detail = failureOf(error).detail ?? messages.tryLater;
      toast.show({ tone: 'danger', title: messages.copy.downloadFailed, detail });
    },
  });
}
