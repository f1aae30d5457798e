import { createUploads, sendFile, type Upload } from '@bazaar/files';
import { useHost } from '@bazaar/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftFile } from './feedback-draft.store.ts';
import { faultText } from './feedback-file.rules.ts';
import { messages } from './messages.ts';

export interface Uploads {
  list: readonly Upload<null>[];
  add: (files: readonly File[]) => void;
  retry: (upload: Upload<null>) => void;
  /** Stops a file that is on its way, or forgets one that failed. */
  cancel: (key: string) => void;
}

/**
 * The files of the letter that are not attached yet; they end with the page.
 * @param attached how many are attached already.
 * @param onStored gets each that arrived; the same function in every render.
 */
export function useUploads(attached: number, onStored: (file: DraftFile) => void): Uploads {
  const { api } = useHost();
  const [uploads] = useState(() =>
    createUploads<null>({
      send: (file, way) => sendFile(api, file, way),
      onStored: (_, { id, name, size }) => onStored({ id, name, size }),
      failed: messages.uploadFailed,
    }),
  );
  const { subscribe, get } = uploads.list;
  const list = useSyncExternalStore(subscribe, get, get);
  useEffect(() => uploads.stop, [uploads]);
  return {
    list,
    add(files) {
      const running = list.filter(({ failure }) => failure === null).length;
      for (const [index, file] of files.entries()) {
        uploads.add(file, null, faultText(file, attached + running + index));
      }
    },
    retry: ({ key }) => uploads.retry(key),
    cancel: uploads.cancel,
  };
}
