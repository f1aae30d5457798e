import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { Manifest } from '@bazaar/contracts/platform';

/** A larger file is refused. */
const MAX_BYTES = 2 * 1024 * 1024;
const POLL_MS = 250;

export interface ManifestLog {
  info(data: object, message: string): void;
  error(data: object, message: string): void;
}

/**
 * The manifest in force, read again when the file changes; an invalid, older or expired one never replaces a good one.
 */
export interface ManifestStore {
  current(): Manifest;
  /** The listener runs after another manifest came into force. */
  onChange(listener: (manifest: Manifest) => void): void;
  close(): void;
}

/** A refused manifest; the message names the reason. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

export interface ManifestOptions {
  file: string;
  log: ManifestLog;
  /** Runs before a manifest comes into force, so that its first visitor finds everything ready. Never fails. */
  prepare(manifest: Manifest): Promise<void>;
}

/**
 * Starts with the file's manifest.
 * @throws ManifestError when there is none to start with.
 */
export async function openManifest({ file, log, prepare }: ManifestOptions): Promise<ManifestStore> {
  const first = readBytes(file);
  let current = readManifest(first, { now: new Date(), after: 0 });
  /** Digest of the bytes that were read last, valid or not. */
  let digest = digestOf(first);
  let work = prepare(current);
  const listeners = new Set<(manifest: Manifest) => void>();
  await work;

  async function reload(): Promise<void> {
    const bytes = readBytes(file);
    if (digestOf(bytes) === digest) {
      return;
    }
    digest = digestOf(bytes);
    const next = readManifest(bytes, { now: new Date(), after: current.sequence });
    await prepare(next);
    current = next;
    log.info({ sequence: current.sequence }, 'a new manifest is in force');
    for (const listener of listeners) {
      listener(current);
    }
  }

  // One change after the other: a later change must not overtake a slow preparation.
  const onFileChange = () => {
    work = work.then(reload).catch((error) => {
      log.error(
        { reason: String(error), sequence: current.sequence },
        'the manifest was refused; the last good one stays',
      );
    });
  };

  watchFile(file, { interval: POLL_MS, persistent: false }, onFileChange);
  // The watcher compares with the state it sees first, so a change between the first read and that state would
  // never be noticed.
  const secondCheck = setTimeout(onFileChange, 2 * POLL_MS).unref();
  return {
    current: () => current,
    onChange: (listener) => void listeners.add(listener),
    close: () => {
      clearTimeout(secondCheck);
      unwatchFile(file, onFileChange);
    },
  };
}

interface ManifestRules {
  now: Date;
  /** Sequence of the manifest in force; the new one's must be higher. 0 at the start, when there is none. */
  after: number;
}

/**
 * @throws ManifestError for bytes that are not a valid manifest and, when one is in force already, for one that is
 * expired or not newer.
 */
export function readManifest(bytes: Buffer, { now, after }: ManifestRules): Manifest {
  const result = Manifest.safeParse(parseJson(bytes));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ManifestError(
      `The manifest breaks its schema at "${issue?.path.join('.')}": ${issue?.message}.`,
    );
  }
  const manifest = result.data;
  if (manifest.sequence <= after) {
    throw new ManifestError(`The manifest's sequence ${manifest.sequence} is not above ${after}.`);
  }
  if (new Date(manifest.expiresAt) <= now && after > 0) {
    throw new ManifestError(`The manifest expired at ${manifest.expiresAt}.`);
  }
  return manifest;
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.byteLength > MAX_BYTES) {
    throw new ManifestError(`The manifest has ${bytes.byteLength} bytes; ${MAX_BYTES} are allowed.`);
  }
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new ManifestError('The manifest is not JSON.', { cause: error });
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new ManifestError(`There is no manifest at ${file}. "npm run build" makes one.`, { cause: error });
  }
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
