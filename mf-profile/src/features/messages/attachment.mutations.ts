import { type FileMeta, getFileLink } from '@bazaar/contracts/file';
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
