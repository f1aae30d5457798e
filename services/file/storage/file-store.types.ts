import type { Readable } from 'node:stream';

/** A finished upload that is still in the folder for incoming files. */
export interface IncomingFile {
  readonly path: string;
  readonly size: number;
  readonly mime: string;
}

/** From `start` to `end`, both included and within the file. */
export interface BytePart {
  readonly start: number;
  readonly end: number;
}

/** Storage of the bytes. Names are ids of files; all other data of a file is in the database. */
export interface FileStore {
  /**
   * Stores a finished upload, which survives a power cut once this returns. The incoming file may be gone afterwards.
   */
  keep(id: string, file: IncomingFile): Promise<void>;
  /** The bytes, or those of a part, or null when they do not exist. */
  open(id: string, part?: BytePart): Promise<Readable | null>;
  /** Removes the bytes; missing ones are not an error. */
  remove(id: string): Promise<void>;
}
