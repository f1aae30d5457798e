import { failureOf } from '@bazaar/contracts/failure';
import { FileId, getFileLink } from '@bazaar/contracts/file';
import { useHost } from '@bazaar/host';
import { useMutation } from '@tanstack/react-query';
import { messages } from './messages.ts';

/** Downloads a document: its address is made for this reader and lasts some minutes. */
export function useDownload(fileId: string) {
  const { api, toast } = useHost();
  return useMutation({
    mutationFn: () => api.call(getFileLink, { params: { fileId: FileId.parse(fileId) } }),
    onSuccess: ({ url }) => {
      const anchor = document.createElement('a');
      anchor.href = url;
      anchor.download = '';
      anchor.click();
    },
    onError: (error) => {
      const { detail } = failureOf(error);
      toast.show({
        tone: 'danger',
        title: messages.documents.failed,
        detail: detail ?? messages.tryLater,
      });
    },
  });
}
