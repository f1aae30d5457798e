import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** A text file of the archive. */
export interface ArchiveFile {
  readonly name: string;
  readonly text: string;
}

/** A finished archive on the disk. */
export interface WrittenArchive {
  readonly path: string;
  readonly size: number;
  /** Lower-case hexadecimal SHA-256. */
  readonly sha256: string;
}

/** Characters of a text that are compressed before others have their turn in the process. */
const PIECE = 256 * 1024;

/** Writes files into one ZIP at a path, piece by piece; nothing is left there when it fails. */
export async function writeArchive(path: string, files: readonly ArchiveFile[]): Promise<WrittenArchive> {
  const output = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const hash = createHash('sha256');
  let size = 0;
  const zip = new Zip((error, bytes) => {
    if (error) {
      output.destroy(error);
      return;
    }
    hash.update(bytes);
    size += bytes.length;
    output.write(bytes);
  });
  const written = once(output, 'close');
  // A failure is told where the end is awaited; until then it is no unhandled one.
  written.catch(() => undefined);
  try {
    for (const file of files) {
      await addFile(zip, file);
    }
    zip.end();
    output.end();
    await written;
    return { path, size, sha256: hash.digest('hex') };
  } catch (error) {
    output.destroy();
    await rm(path, { force: true });
    throw error;
  }
}

async function addFile(zip: Zip, { name, text }: ArchiveFile): Promise<void> {
  const entry = new ZipDeflate(name, { level: 6 });
  zip.add(entry);
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += PIECE) {
    entry.push(bytes.subarray(start, start + PIECE));
    await setImmediate();
  }
  entry.push(new Uint8Array(), true);
}
