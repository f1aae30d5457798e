import { type FileMeta, getFileLink, uploadFiles } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';
import { messages } from './messages.ts';
import { problemWords } from './problem-words.ts';

/** Downloads a file of a thread: a link of the page sends no session, so that a short-lived one is made first. */
export async function downloadAttachment({ api, toast }: Host, file: FileMeta): Promise<void> {
  try {
    const { url } = await api.call(getFileLink, { params: { fileId: file.id } });
    const link = document.createElement('a');
    link.href = url;
    link.download = file.name;
    link.click();
  } catch (error) {
    toast.show({ tone: 'danger', title: messages.downloadFailed, detail: problemWords(error) });
  }
}

/** Uploads files, all or none of them; their message names them by id. */
export async function uploadAttachments({ api }: Host, files: readonly File[]): Promise<FileMeta[]> {
  const body = new FormData();
  for (const file of files) {
    body.append('file', file, file.name);
  }
  // The contract of a multipart endpoint has no schema of its body, so that the types refuse any.
  const { items } = await api.call(uploadFiles, { body } as never);
  return items;
}
