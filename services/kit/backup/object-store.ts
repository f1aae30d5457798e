import { createHash, randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder } from '../flush-folder.ts';

const CHUNK_BYTES = 1024 * 1024;
const DIGEST = /^[0-9a-f]{64}$/;

/** Bytes by their digest: lower-case hexadecimal SHA-256. */
export interface StoredObject {
  readonly sha256: string;
  readonly size: number;
}

/** A stored object is missing, or its bytes are not those of its digest. */
export class ObjectProblem extends Error {
  override readonly name = 'ObjectProblem';
}

/** Bytes of files, stored once under their digest and never changed. */
export interface ObjectStore {
  /** Stores the bytes of a file unless they are there; they survive a power cut once this returns. */
  put(file: string): Promise<StoredObject>;
  has(object: StoredObject): boolean;
  /** Writes an object to a new file. @throws ObjectProblem when it is missing or damaged; no file is left then. */
  copyTo(object: StoredObject, file: string): Promise<void>;
  /** Reads an object. @throws ObjectProblem when it is missing or damaged. */
  check(object: StoredObject): Promise<void>;
  /** Removes objects that were stored, and last asked for, before a time, and that `isKept` does not keep. */
  sweep(before: Date, isKept: (sha256: string) => boolean): Promise<number>;
}

/** Opens the store in a folder, which is made with the first object. */
export function openObjectStore(folder: string): ObjectStore {
  const incoming = path.join(folder, 'incoming');
  const placeOf = (sha256: string) => path.join(folder, sha256.slice(0, 2), sha256);
  const has = ({ sha256, size }: StoredObject) => sizeOf(placeOf(sha256)) === size;

  /** Sweeping goes by the time, so that what is used again counts as new. */
  async function touch(object: StoredObject): Promise<StoredObject> {
    const now = new Date();
    await utimes(placeOf(object.sha256), now, now);
    return object;
  }

  return {
    has,
    async put(file) {
      const found = await digestOf(file);
      if (has(found)) {
        return touch(found);
      }
      await mkdir(incoming, { recursive: true, mode: 0o700 });
      const draft = path.join(incoming, randomUUID());
      try {
        // The digest of what was written counts: a file of a running database changes meanwhile.
        const written = await copyFlushed(file, draft);
        const place = placeOf(written.sha256);
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await rename(draft, place);
        await flushFolder(path.dirname(place));
        return written;
      } finally {
        await rm(draft, { force: true });
      }
    },
    async copyTo(object, file) {
      const place = existing(placeOf(object.sha256));
      const copied = await copyFlushed(place, file);
      if (!isSame(object, copied)) {
        await rm(file, { force: true });
        throw damaged(object);
      }
    },
    async check(object) {
      if (!isSame(object, await digestOf(existing(placeOf(object.sha256))))) {
        throw damaged(object);
      }
    },
    async sweep(before, isKept) {
      const files = await listFiles(folder);
      const old = files.filter(({ mtime }) => mtime < before).map(({ place }) => place);
      const gone = old.filter((place) => !isKept(path.basename(place)));
      await Promise.all(gone.map((place) => rm(place, { force: true })));
      return gone.filter((place) => DIGEST.test(path.basename(place))).length;
    },
  };
}

/** The digest and the size of a file. */
export async function digestOf(file: string): Promise<StoredObject> {
  const source = await open(file, 'r');
  try {
    return await pump(source);
  } finally {
    await source.close();
  }
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

function existing(place: string): string {
  if (!existsSync(place)) {
    throw new ObjectProblem(`The backup lacks ${place}.`);
  }
  return place;
}

const isSame = (wanted: StoredObject, found: StoredObject) =>
  found.sha256 === wanted.sha256 && found.size === wanted.size;

function damaged({ sha256 }: StoredObject): ObjectProblem {
  return new ObjectProblem(`The backup is damaged: ${sha256} does not hold the bytes of its digest.`);
}

async function copyFlushed(from: string, to: string): Promise<StoredObject> {
  const source = await open(from, 'r');
  try {
    const target = await open(to, 'wx', 0o600);
    try {
      const copied = await pump(source, target);
      await target.sync();
      return copied;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** Reads a file to its end, writes it to another when one is given, and returns what it read. */
async function pump(source: FileHandle, target?: FileHandle): Promise<StoredObject> {
  const hash = createHash('sha256');
  const { size: expected } = await source.stat();
  const buffer = Buffer.allocUnsafe(Math.min(CHUNK_BYTES, expected + 1));
  let size = 0;
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) {
      return { sha256: hash.digest('hex'), size };
    }
    const bytes = buffer.subarray(0, bytesRead);
    hash.update(bytes);
    await target?.writeFile(bytes);
    size += bytesRead;
  }
}

async function listFiles(folder: string): Promise<{ place: string; mtime: Date }[]> {
  if (!existsSync(folder)) {
    return [];
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  // Gone by now when another process finished it.
  const found = await Promise.all(
    files.map(async (place) => {
      const facts = await stat(place).catch(() => null);
      return facts && { place, mtime: facts.mtime };
    }),
  );
  return found.filter((file) => file !== null);
}
