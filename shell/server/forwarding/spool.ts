import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A body that has arrived completely. */
export interface SpooledBody {
  readonly bytes: number;
  /** Reads it once; the file is gone when the stream is closed. */
  readonly stream: Readable;
}

export interface SpoolOptions {
  readonly folder: string;
  readonly maxBytes: number;
  /** The length that the client announces; 0 when it names none. */
  readonly announced: number;
}

/** A body that is larger than allowed. */
class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
  readonly statusCode = 413;
}

/** Writes a body to the disk as it comes. */
export async function spool(
  payload: Readable,
  { folder, maxBytes, announced }: SpoolOptions,
): Promise<SpooledBody> {
  if (announced > maxBytes) {
    throw new BodyTooLarge(`The body has ${announced} bytes.`);
  }
  const file = await openUnnamed(folder);
  try {
    const bytes = await write(payload, file, maxBytes);
    return { bytes, stream: file.createReadStream({ start: 0 }) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function write(payload: Readable, file: FileHandle, maxBytes: number): Promise<number> {
  let bytes = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) {
      throw new BodyTooLarge('The body is larger than allowed.');
    }
    await file.appendFile(chunk);
  }
  return bytes;
}

/** A file without a name ends with its descriptor, however this process ends. */
async function openUnnamed(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}
