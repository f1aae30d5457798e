import { isApiError } from '@bazaar/api';
import { type FileMeta, uploadFiles } from '@bazaar/contracts/file';
import type { Host } from '@bazaar/host';

/** How a file arrived, or why it did not, in the words of the service; null when it said none. */
export type SendResult = { type: 'stored'; file: FileMeta } | { type: 'failed'; text: string | null };

export interface SendWay {
  signal: AbortSignal;
  /** Gets how much has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
}

/** Uploads one file. @throws faults that are not of the services, such as a bug. */
export async function sendFile(api: Host['api'], file: File, way: SendWay): Promise<SendResult> {
  const form = new FormData();
  form.append('file', file);
  try {
    const { items } = await api.call(uploadFiles, { form, ...way });
    const [stored] = items;
    return stored === undefined ? { type: 'failed', text: null } : { type: 'stored', file: stored };
  } catch (error) {
    if (!isApiError(error)) {
      throw error;
    }
    return { type: 'failed', text: error.data?.detail ?? error.data?.title ?? null };
  }
}
