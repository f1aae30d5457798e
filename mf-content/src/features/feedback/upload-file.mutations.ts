import { isApiError } from '@bazaar/api';
import { uploadFiles } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';
import type { DraftFile } from './feedback-draft.store.ts';
import { messages } from './messages.ts';

/** How a file arrived, or why it did not. */
export type UploadResult = { type: 'stored'; file: DraftFile } | { type: 'failed'; text: string };

interface Way {
  signal: AbortSignal;
  onProgress: (fraction: number) => void;
}

/** Uploads one file of the letter. */
export async function uploadFile({ api }: Host, file: File, way: Way): Promise<UploadResult> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { items } = await api.call(uploadFiles, { form, ...way });
    const [stored] = items;
    return stored === undefined
      ? { type: 'failed', text: messages.uploadFailed }
      : { type: 'stored', file: { id: stored.id, name: stored.name, size: stored.size } };
  } catch (error) {
    if (!isApiError(error)) {
      throw error;
    }
    return { type: 'failed', text: error.data?.detail ?? error.data?.title ?? messages.uploadFailed };
  }
}
