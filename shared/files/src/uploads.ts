import type { FileMeta } from '@bazaar/contracts/file';
import type { SendResult, SendWay } from './send-file.ts';

/** A file that is not attached yet: on its way, failed, or refused before it was sent. */
export interface Upload<Info> {
  key: string;
  file: File;
  info: Info;
  /** How much has been sent, from 0 to 1. */
  fraction: number;
  /** Why it is not attached; null while it is on its way. */
  failure: string | null;
  /** Sending it again may help. */
  canRetry: boolean;
}

export interface UploadsOptions<Info> {
  send(file: File, way: SendWay): Promise<SendResult>;
  onStored(upload: Upload<Info>, stored: FileMeta): void;
  /** Shown when the service said nothing of its own. */
  failed: string;
}

export interface Uploads<Info> {
  /** Can be read and followed by `useSyncExternalStore`. */
  readonly list: {
    get(): readonly Upload<Info>[];
    subscribe(listener: () => void): () => void;
  };
  /** Sends a file at once, unless it is refused with a reason. */
  add(file: File, info: Info, refusal?: string | null): void;
  retry(key: string): void;
  /** Stops a file that is on its way, or forgets one that failed. */
  cancel(key: string): void;
  /** Stops all that are on their way. */
  stop(): void;
}

/** The files on their way to one form; they go on while nothing shows them, until `stop`. */
export function createUploads<Info>({ send, onStored, failed }: UploadsOptions<Info>): Uploads<Info> {
  const list = createList<Upload<Info>>();
  const stops = new Map<string, AbortController>();
  const change = (key: string, part: Partial<Upload<Info>>) =>
    list.set(list.get().map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => {
    stops.delete(key);
    list.set(list.get().filter((upload) => upload.key !== key));
  };
  const fail = (key: string, text: string | null) => change(key, { failure: text ?? failed, canRetry: true });
  const settle = (upload: Upload<Info>, result: SendResult) => {
    if (result.type === 'failed') {
      fail(upload.key, result.text);
    } else {
      forget(upload.key);
      onStored(upload, result.file);
    }
  };
  const start = (upload: Upload<Info>) => {
    const stop = new AbortController();
    stops.set(upload.key, stop);
    const onProgress = (fraction: number) => change(upload.key, { fraction });
    // Nothing is reported of a file that its sender has stopped.
    send(upload.file, { signal: stop.signal, onProgress }).then(
      (result) => stop.signal.aborted || settle(upload, result),
      () => stop.signal.aborted || fail(upload.key, null),
    );
  };

  return {
    list,
    add(file, info, refusal = null) {
      const key = crypto.randomUUID();
      const upload = { key, file, info, fraction: 0, failure: refusal, canRetry: false };
      list.set([...list.get(), upload]);
      if (refusal === null) {
        start(upload);
      }
    },
    retry(key) {
      const upload = list.get().find((one) => one.key === key);
      if (upload !== undefined) {
        change(key, { failure: null, fraction: 0, canRetry: false });
        start(upload);
      }
    },
    cancel(key) {
      stops.get(key)?.abort();
      forget(key);
    },
    stop() {
      for (const stop of stops.values()) {
        stop.abort();
      }
    },
  };
}

function createList<Item>() {
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  return {
    get: () => items,
    set(next: readonly Item[]) {
      items = next;
      for (const listener of [...listeners]) {
        listener();
      }
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
