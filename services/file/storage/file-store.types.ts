import type { Readable } from 'node:stream';

/** A finished upload that still lies in the folder for what comes in. */
export interface IncomingFile {
  readonly path: string;
  readonly size: number;
  readonly mime: string;
}

/** Where the bytes are. Names are ids of files; the rest of what is known of them is in the database. */
export interface FileStore {
  /** Keeps a finished upload; when this returns it survives a power cut. The incoming file may be gone afterwards. */
  keep(id: string, file: IncomingFile): Promise<void>;
  /** The bytes, or null when they are not there. */
  open(id: string): Promise<Readable | null>;
  /** Takes the bytes away; it is no fault when they are gone already. */
  remove(id: string): Promise<void>;
}
