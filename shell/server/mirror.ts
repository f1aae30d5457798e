import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { INTEGRITY_ALGORITHMS, type RemoteDescriptor } from '@bazaar/contracts/platform';

const compress = promisify(brotliCompress);

const FETCH_TIMEOUT_MS = 1000;
/** Files of one release that are fetched at the same time. */
const FILES_AT_ONCE = 6;
/** A release that could not be fetched is not requested again within this time. */
const NEGATIVE_MS = 1500;
/**
 * The types of files that browsers fetch and that compress well; the server bundle is not compressed, since only
 * this process reads it.
 */
const COMPRESSIBLE = /\.(js|css|svg|json)$/;

/**
 * The release mirror: one copy of every release in use, on the shell's own origin, so that a first visit needs one
 * connection and works while a remote's origin is down. Files are fetched from the remote's origin and checked
 * against the descriptor; a release is mirrored completely or not at all.
 */
export interface Mirror {
  /** Folder of a mirrored release. @throws Error when it cannot be fetched or a file does not match its hash. */
  ensure(descriptor: RemoteDescriptor, origin: string): Promise<string>;
  /** Whether a release is mirrored already. */
  has(name: string, version: string): boolean;
}

/** The mirror of the process that fills it. */
export interface FetchingMirror extends Mirror {
  /** Why a release is not mirrored: what the last attempt met; null when there was none or the release is there. */
  failureOf(name: string, version: string): string | null;
}

export function createMirror(root: string): FetchingMirror {
  const pending = new Map<string, Promise<string>>();
  const failures = new Map<string, { at: number; error: unknown }>();
  const folderOf = (name: string, version: string) => join(root, name, version);

  async function fill(descriptor: RemoteDescriptor, origin: string): Promise<string> {
    const target = folderOf(descriptor.name, descriptor.version);
    const draft = join(root, `.draft-${randomUUID()}`);
    try {
      await copyFiles({ descriptor, origin, draft });
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(target)) {
        throw error;
      }
    }
    return target;
  }

  return {
    has: (name, version) => existsSync(folderOf(name, version)),
    failureOf(name, version) {
      const failure = existsSync(folderOf(name, version)) ? undefined : failures.get(`${name}@${version}`);
      return failure ? reasonOf(failure.error) : null;
    },
    ensure(descriptor, origin) {
      const key = `${descriptor.name}@${descriptor.version}`;
      const target = folderOf(descriptor.name, descriptor.version);
      if (existsSync(target)) {
        return Promise.resolve(target);
      }
      const failure = failures.get(key);
      if (failure && Date.now() - failure.at < NEGATIVE_MS) {
        return Promise.reject(failure.error);
      }
      const running = pending.get(key) ?? fill(descriptor, origin).finally(() => pending.delete(key));
      pending.set(key, running);
      running.catch((error) => failures.set(key, { at: Date.now(), error }));
      return running;
    },
  };
}

/** `fetch` hides what happened in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? `${message}: ${cause.message}` : message;
}

interface CopyOptions {
  descriptor: RemoteDescriptor;
  origin: string;
  draft: string;
}

/**
 * Copies every file of a release, a few at a time: asked for all at once, a busy origin answers none of them in time, and
 * a release of many files would never be complete. @throws Error of the first file that fails, once no copy is running.
 */
async function copyFiles(options: CopyOptions): Promise<void> {
  const files = Object.keys(options.descriptor.files).values();
  const failures: unknown[] = [];
  const copyNext = async () => {
    for (const file of files) {
      try {
        await copyFile({ ...options, file });
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

async function copyFile({ descriptor, origin, file, draft }: CopyOptions & { file: string }): Promise<void> {
  const url = `${origin}/${descriptor.version}/${file}`;
  const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
  const response = await fetch(url, { signal, redirect: 'error' }).catch((error: unknown) => {
    throw new Error(`${url} did not answer`, {
      cause: error instanceof Error ? (error.cause ?? error) : error,
    });
  });
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  const expected = descriptor.files[file]?.integrity ?? '';
  if (!matches(bytes, expected)) {
    throw new Error(`${url} does not match its hash in the manifest: it is refused.`);
  }
  const path = join(draft, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  if (COMPRESSIBLE.test(file)) {
    await writeFile(
      `${path}.br`,
      await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
    );
  }
}

/** Whether bytes have a Subresource Integrity value, which names its algorithm. */
function matches(bytes: Buffer, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return (
    INTEGRITY_ALGORITHMS.includes(algorithm) &&
    integrity === `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
  );
}
