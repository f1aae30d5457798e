import { createSmallStore, type SmallStore } from './small-store.ts';

/** A file on its way. */
export interface Upload {
  key: string;
  file: File;
  typeId: number;
  /** How much has been sent, from 0 to 1. */
  fraction: number;
  /** Why it did not arrive; null while it is on its way. */
  failure: string | null;
}

export type UploadResult = { type: 'stored'; fileId: string } | { type: 'failed'; text: string };

export interface UploadsOptions {
  send(
    file: File,
    way: { signal: AbortSignal; onProgress: (fraction: number) => void },
  ): Promise<UploadResult>;
  onStored(upload: Upload, fileId: string): void;
}

/** The files on their way; they go on while another step is open. */
export interface Uploads {
  readonly list: SmallStore<readonly Upload[]>;
  add(file: File, typeId: number): void;
  retry(key: string): void;
  /** Stops a file that is on its way, or forgets one that failed. */
  cancel(key: string): void;
}

/** The uploads of one form. */
export function createUploads({ send, onStored }: UploadsOptions): Uploads {
  const list = createSmallStore<readonly Upload[]>([]);
  const stops = new Map<string, AbortController>();
  const change = (key: string, part: Partial<Upload>) =>
    list.set(list.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => {
    stops.delete(key);
    list.set(list.get().filter((upload) => upload.key !== key));
  };

  const start = async (upload: Upload) => {
    const stop = new AbortController();
    stops.set(upload.key, stop);
    const onProgress = (fraction: number) => change(upload.key, { fraction });
    try {
      const result = await send(upload.file, { signal: stop.signal, onProgress });
      if (result.type === 'failed') {
        change(upload.key, { failure: result.text });
      } else if (!stop.signal.aborted) {
        forget(upload.key);
        onStored(upload, result.fileId);
      }
    } catch (error) {
      // Nothing is said of what the user has stopped.
      if (!stop.signal.aborted) {
        throw error;
      }
    }
  };

  return {
    list,
    add(file, typeId) {
      const upload = { key: crypto.randomUUID(), file, typeId, fraction: 0, failure: null };
      list.set([...list.get(), upload]);
      void start(upload);
    },
    retry(key) {
      const upload = list.get().find((one) => one.key === key);
      if (upload !== undefined) {
        change(key, { failure: null, fraction: 0 });
        void start(upload);
      }
    },
    cancel(key) {
      stops.get(key)?.abort();
      forget(key);
    },
  };
}
