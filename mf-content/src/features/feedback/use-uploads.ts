import { useHost } from '@bazaar/host';
import { useEffect, useRef, useState } from 'react';
import type { DraftFile } from './feedback-draft.store.ts';
import { fileFault } from './feedback-file.rules.ts';
import { messages } from './messages.ts';
import { type UploadResult, uploadFile } from './upload-file.mutations.ts';

/** A file that is not attached yet: on its way, failed, or refused before it was sent. */
export interface Upload {
  key: string;
  file: File;
  /** How much has been sent, from 0 to 1. */
  fraction: number;
  /** Why it is not attached; null while it is on its way. */
  failure: string | null;
  /** Sending it again may help. */
  canRetry: boolean;
}

export interface Uploads {
  list: readonly Upload[];
  add: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  /** Stops a file that is on its way, or forgets one that failed. */
  cancel: (key: string) => void;
}

/** The files of the letter that are not attached yet. `attached`: how many are; `onStored` gets each that arrived. */
export function useUploads(attached: number, onStored: (file: DraftFile) => void): Uploads {
  const host = useHost();
  const [list, setList] = useState<readonly Upload[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) {
        stop.abort();
      }
    };
  }, []);

  const change = (key: string, part: Partial<Upload>) =>
    setList((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => {
    stops.current.delete(key);
    setList((before) => before.filter((upload) => upload.key !== key));
  };
  const settle = (key: string, result: UploadResult) => {
    if (result.type === 'failed') {
      change(key, { failure: result.text, canRetry: true });
    } else {
      forget(key);
      onStored(result.file);
    }
  };
  const start = ({ key, file }: Upload) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const onProgress = (fraction: number) => change(key, { fraction });
    // Nothing is reported of a file that its sender has stopped.
    uploadFile(host, file, { signal: stop.signal, onProgress }).then(
      (result) => stop.signal.aborted || settle(key, result),
      () => stop.signal.aborted || change(key, { failure: messages.uploadFailed, canRetry: true }),
    );
  };

  return {
    list,
    add(files) {
      const running = list.filter(({ failure }) => failure === null).length;
      const fresh = files.map((file, index) => {
        const failure = fileFault(file, attached + running + index);
        return { key: crypto.randomUUID(), file, fraction: 0, failure, canRetry: false };
      });
      setList((before) => [...before, ...fresh]);
      for (const upload of fresh.filter(({ failure }) => failure === null)) {
        start(upload);
      }
    },
    retry(upload) {
      change(upload.key, { failure: null, fraction: 0, canRetry: false });
      start(upload);
    },
    cancel(key) {
      stops.current.get(key)?.abort();
      forget(key);
    },
  };
}
