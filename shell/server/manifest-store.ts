import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { Manifest } from '@bazaar/contracts/platform';
import { digestOf, readKept, writeKept } from './kept-manifest.ts';

/** A larger file is refused. */
const MAX_BYTES = 2 * 1024 * 1024;
const POLL_MS = 250;
const TERM_CHECK_MS = 60_000;
/** A manifest that is not ready yet is tried again after this time. */
const RETRY_MS = 3000;

export interface ManifestLog {
  info(data: object, message: string): void;
  error(data: object, message: string): void;
}

/** What operators see of the manifest. */
export interface ManifestStatus {
  sequence: number;
  expiresAt: string;
  /** The manifest in force is older than it says it is valid. */
  isExpired: boolean;
  /** Another manifest with the sequence of the one in force was found: somebody else writes, or wrote, under its name. */
  isForked: boolean;
  /** Why the manifest's file is not in force; null when it is. */
  refused: string | null;
}

/**
 * The manifest in force, read again when the file changes. An invalid, older, expired or forked one never replaces a good
 * one, at the start either: then the one that this shell verified last serves.
 */
export interface ManifestStore {
  current(): Manifest;
  status(): ManifestStatus;
  /** The listener runs after another manifest came into force. */
  onChange(listener: (manifest: Manifest) => void): void;
  close(): void;
}

/** A refused manifest; the message names the reason. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** A manifest that cannot come into force yet, for a reason that may pass: it is tried again. */
export class ManifestNotReady extends ManifestError {}

/** A manifest with the sequence of the one in force and other bytes. */
class ForkedManifest extends ManifestError {}

export interface ManifestOptions {
  file: string;
  /** Where this shell keeps the manifest that it verified last. */
  keptFile: string;
  log: ManifestLog;
  /**
   * Runs before a manifest comes into force, so that its first visitor finds everything ready. `current` is the one in
   * force, null at the start. @throws ManifestError to refuse it, ManifestNotReady to be asked again later.
   */
  prepare(manifest: Manifest, current: Manifest | null): Promise<void>;
  now?: () => Date;
}

/** A manifest whose sequence and term were checked. */
interface Verified {
  manifest: Manifest;
  bytes: Buffer;
}

/**
 * Starts with the file's manifest or, when that is refused, with the one that this shell keeps.
 * @throws ManifestError when there is none to start with.
 */
export async function openManifest({
  file,
  keptFile,
  log,
  prepare,
  now = () => new Date(),
}: ManifestOptions): Promise<ManifestStore> {
  const start = await startWith(findFirst({ file, keptFile, now: now() }), { keptFile, prepare });
  let { manifest: current } = start;
  let digest = digestOf(start.bytes);
  /** Digest of the bytes that were read last, valid or not. */
  let seen = start.seen;
  let refusal = start.refusal;
  const listeners = new Set<(manifest: Manifest) => void>();
  let retry: NodeJS.Timeout | undefined;
  let work: Promise<void> = Promise.resolve();
  keep(keptFile, start, log);
  if (refusal) {
    tellRefusal(refusal);
  }

  function tellRefusal(error: unknown): void {
    log.error(
      { reason: String(error), sequence: current.sequence },
      error instanceof ForkedManifest
        ? 'ALARM: two manifests have the same sequence; the one in force stays'
        : 'the manifest was refused; the last good one stays',
    );
  }

  async function reload(): Promise<void> {
    const bytes = readBytes(file);
    if (digestOf(bytes) === seen) {
      return;
    }
    seen = digestOf(bytes);
    if (seen === digest) {
      refusal = null;
      return;
    }
    const next = readManifest(bytes, { now: now(), after: { sequence: current.sequence, digest } });
    await prepare(next, current);
    current = next;
    digest = digestOf(bytes);
    refusal = null;
    keep(keptFile, { manifest: next, bytes }, log);
    log.info({ sequence: current.sequence }, 'a new manifest is in force');
    for (const listener of listeners) {
      listener(current);
    }
  }

  // One change after the other: a later change must not overtake a slow preparation.
  const onFileChange = () => {
    work = work.then(reload).catch((error) => {
      if (messageOf(error) !== messageOf(refusal)) {
        tellRefusal(error);
      }
      refusal = error;
      if (error instanceof ManifestNotReady) {
        seen = null;
        retry = setTimeout(onFileChange, RETRY_MS).unref();
      }
    });
  };

  const term = watchTerm(() => current, now, log);
  watchFile(file, { interval: POLL_MS, persistent: false }, onFileChange);
  // The watcher compares with the state it sees first, so a change between the first read and that state would
  // never be noticed.
  const secondCheck = setTimeout(onFileChange, 2 * POLL_MS).unref();
  return {
    current: () => current,
    status: () => ({
      sequence: current.sequence,
      expiresAt: current.expiresAt,
      isExpired: term.isOver(),
      isForked: refusal instanceof ForkedManifest,
      refused: refusal ? messageOf(refusal) : null,
    }),
    onChange: (listener) => void listeners.add(listener),
    close: () => {
      clearTimeout(secondCheck);
      clearTimeout(retry);
      term.close();
      unwatchFile(file, onFileChange);
    },
  };
}

function keep(file: string, { manifest, bytes }: Verified, log: ManifestLog): void {
  try {
    writeKept(file, manifest.sequence, bytes);
  } catch (error) {
    log.error({ reason: String(error) }, 'the manifest in force could not be kept for a restart');
  }
}

/** Tells the log once when the manifest in force expires. */
function watchTerm(current: () => Manifest, now: () => Date, log: ManifestLog) {
  let wasOver = false;
  const isOver = () => {
    const { sequence, expiresAt } = current();
    const isPast = new Date(expiresAt) <= now();
    if (isPast && !wasOver) {
      log.error({ sequence, expiresAt }, 'ALARM: the manifest in force has expired; this shell is not ready');
    }
    wasOver = isPast;
    return isPast;
  };
  isOver();
  const timer = setInterval(isOver, TERM_CHECK_MS).unref();
  return { isOver, close: () => clearInterval(timer) };
}

interface FirstManifest extends Verified {
  seen: string | null;
  /** Why the file's own manifest was not taken. */
  refusal: unknown;
}

/**
 * An expired manifest is never taken from the file. The kept one serves even then, and the shell is not ready: a site that
 * nobody renewed in time must survive a restart.
 */
function findFirst({ file, keptFile, now }: { file: string; keptFile: string; now: Date }): FirstManifest {
  const kept = readKept(keptFile);
  let bytes: Buffer | null = null;
  try {
    bytes = readBytes(file);
    const isKept = digestOf(bytes) === kept?.digest;
    const manifest = readManifest(bytes, isKept ? {} : { now, after: kept });
    return { manifest, bytes, seen: digestOf(bytes), refusal: null };
  } catch (error) {
    if (!kept) {
      throw error;
    }
    const own = Buffer.from(kept.bytes);
    const seen = bytes && digestOf(bytes);
    return { manifest: readManifest(own, {}), bytes: own, seen, refusal: error };
  }
}

/**
 * Makes ready for the first manifest. When the file's cannot be served, as one whose build of the shell throws, the kept one
 * is taken: a restart does not bring into force what was refused while the shell ran.
 */
async function startWith(
  first: FirstManifest,
  { keptFile, prepare }: Pick<ManifestOptions, 'keptFile' | 'prepare'>,
): Promise<FirstManifest> {
  try {
    await prepare(first.manifest, null);
    return first;
  } catch (error) {
    const kept = readKept(keptFile);
    if (!kept || kept.digest === digestOf(first.bytes)) {
      throw error;
    }
    const bytes = Buffer.from(kept.bytes);
    const manifest = readManifest(bytes, {});
    await prepare(manifest, null);
    return { manifest, bytes, seen: error instanceof ManifestNotReady ? null : first.seen, refusal: error };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface ManifestRules {
  /** Left out: an expired one is accepted, as this shell verified it before. */
  now?: Date;
  /** The manifest verified last; the new one's sequence must be higher. Null when there is none. */
  after?: { sequence: number; digest: string } | null;
}

/**
 * @throws ManifestError for bytes that are not a valid manifest, and for one that is expired or not newer than the one
 * verified last.
 */
export function readManifest(bytes: Buffer, { now, after = null }: ManifestRules): Manifest {
  const result = Manifest.safeParse(parseJson(bytes));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new ManifestError(
      `The manifest breaks its schema at "${issue?.path.join('.')}": ${issue?.message}.`,
    );
  }
  const { sequence, expiresAt } = result.data;
  if (after && sequence === after.sequence && digestOf(bytes) !== after.digest) {
    throw new ForkedManifest(`Another manifest has the sequence ${sequence} too.`);
  }
  if (after && sequence <= after.sequence) {
    throw new ManifestError(`The manifest's sequence ${sequence} is not above ${after.sequence}.`);
  }
  if (now && new Date(expiresAt) <= now) {
    throw new ManifestError(`The manifest expired at ${expiresAt}.`);
  }
  return result.data;
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
