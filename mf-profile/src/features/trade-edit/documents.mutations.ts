import { isApiError } from '@bazaar/api';
import { uploadFiles } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';
import { messages } from './messages.ts';
import type { UploadResult, UploadsOptions } from './uploads.store.ts';

/** Sends one file. */
export async function uploadDocument(
  { api }: Host,
  file: File,
  way: Parameters<UploadsOptions['send']>[1],
): Promise<UploadResult> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { items } = await api.call(uploadFiles, { form, ...way });
    const [stored] = items;
    return stored === undefined
      ? { type: 'failed', text: messages.uploadFailed }
      : { type: 'stored', fileId: stored.id };
  } catch (error) {
    if (!isApiError(error)) {
      throw error;
    }
    return { type: 'failed', text: error.data?.detail ?? error.data?.title ?? messages.uploadFailed };
  }
}
