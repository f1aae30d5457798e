import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { matches } from '../verified-file.ts';
import { hasCompressedCopy } from './release-bytes.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Files of one release that are fetched at the same time. */
const FILES_AT_ONCE = 6;

export interface DownloadLimits {
  /** A file ends without a byte in this time. */
  stallMs: number;
  /** A file takes no longer than this altogether. */
  totalMs: number;
}

const LIMITS: DownloadLimits = { stallMs: 2000, totalMs: 20_000 };

export interface Download {
  descriptor: RemoteDescriptor;
  origin: string;
  /** Where the release is put together. What an attempt before has left there, and is right, is not fetched again. */
  draft: string;
  limits?: DownloadLimits;
}

/**
 * Copies every file of a release, a few at a time: asked for all at once, a busy origin answers none of them in time, and
 * a release of many files would never be complete. @throws Error of the first file that fails, once no copy is running.
 */
export async function download(options: Download): Promise<void> {
  const files = Object.keys(options.descriptor.files).values();
  const failures: unknown[] = [];
  const copyNext = async () => {
    for (const file of files) {
      try {
        await copyFile(options, file);
      } catch (error) {
        failures.push(error);
      }
      if (failures.length > 0) {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copyNext));
  if (failures.length > 0) {
    throw failures[0];
  }
}

async function copyFile(
  { descriptor, origin, draft, limits = LIMITS }: Download,
  file: string,
): Promise<void> {
  const { integrity = '', bytes: size = 0 } = descriptor.files[file] ?? {};
  const path = join(draft, file);
  if (await isThere(path, integrity, hasCompressedCopy(file))) {
    return;
  }
  const url = `${origin}/${descriptor.version}/${file}`;
  const bytes = await fetchBytes(url, size, limits);
  if (!matches(bytes, integrity)) {
    throw new Error(`${url} does not match its hash in the manifest: it is refused.`);
  }
  await mkdir(dirname(path), { recursive: true });
  if (hasCompressedCopy(file)) {
    await writeWhole(`${path}.br`, await compressed(bytes));
  }
  await writeWhole(path, bytes);
}

async function isThere(path: string, integrity: string, hasCopy: boolean): Promise<boolean> {
  try {
    return (
      matches(await readFile(path), integrity) &&
      (!hasCopy || matches(await decompress(await readFile(`${path}.br`)), integrity))
    );
  } catch {
    return false;
  }
}

/** Never more bytes than the manifest names: an endless answer costs no memory. */
async function fetchBytes(url: string, size: number, { stallMs, totalMs }: DownloadLimits): Promise<Buffer> {
  const stalled = new AbortController();
  const stop = () => stalled.abort(new Error(`nothing came for ${stallMs} ms`));
  const timer = setTimeout(stop, stallMs);
  try {
    const signal = AbortSignal.any([stalled.signal, AbortSignal.timeout(totalMs)]);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the status is ${response.status}`);
    }
    const chunks: Uint8Array[] = [];
    let received = 0;
    for await (const chunk of response.body ?? []) {
      timer.refresh();
      received += chunk.byteLength;
      if (received > size) {
        throw new Error(`it is larger than the ${size} bytes that the manifest names`);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    throw new Error(`${url} cannot be fetched: ${reasonOf(stalled.signal.reason ?? error)}.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` hides in its cause what happened. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

let compressing: Promise<unknown> = Promise.resolve();

/**
 * One file after the other, whatever is fetched at the same time: the threads that compress also read the files that
 * visitors wait for, and a new release would hold up the site.
 */
function compressed(bytes: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const work = compressing.then(() => compress(bytes, { params }));
  compressing = work.catch(() => undefined);
  return work;
}

/** A file that is there under its name is complete. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part-${randomUUID()}`;
  await writeFile(part, bytes);
  await rename(part, path);
}
