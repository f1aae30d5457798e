import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { forgetFolder } from '../verified-file.ts';
import { type DownloadLimits, download } from './download.ts';
import { DRAFT, mirrorFolder, mirrorName } from './mirror-folder.ts';
import { verifyRelease } from './release-bytes.ts';

/** A release that could not be fetched is not requested again within this time. */
const NEGATIVE_MS = 1500;

/**
 * The release mirror: one copy of every release in use, on the shell's own origin, so that a first visit needs one
 * connection and works while a remote's origin is down. Files are fetched from the remote's origin and checked
 * against the descriptor; a release is mirrored completely or not at all.
 */
export interface Mirror {
  /** Folder of a mirrored release. @throws Error when it cannot be fetched or a file does not match its hash. */
  ensure(descriptor: RemoteDescriptor, origin: string): Promise<string>;
  /** Whether a release is mirrored already. */
  has(descriptor: RemoteDescriptor): boolean;
}

/** The mirror of the process that fills it. */
export interface FetchingMirror extends Mirror {
  /** Why a release is missing, or damaged: what the last attempt met; null when nothing failed. */
  failureOf(descriptor: RemoteDescriptor): string | null;
  /**
   * Checks every file of a mirrored release, and fetches what is not as it was released. Its other files stay in use when
   * that fails.
   */
  repair(descriptor: RemoteDescriptor, origin: string): Promise<string>;
  /** Forgets what is remembered of other releases: their hashed files, and what failed. Their folders stay. */
  keepOnly(descriptors: readonly RemoteDescriptor[]): void;
}

export interface MirrorOptions {
  /** Learns which release was not as it was released, and is fetched again. */
  onFault?(fault: { remote: string; version: string; reason: string }): void;
  limits?: DownloadLimits;
}

export function createMirror(root: string, { onFault, limits }: MirrorOptions = {}): FetchingMirror {
  const pending = new Map<string, Promise<string>>();
  const failures = new Map<string, { at: number; reason: string; error: unknown }>();
  /** Folders whose files this process has hashed. */
  const known = new Set<string>();
  const own = randomUUID();

  /** Puts a release together beside its place; what is right in a damaged one is taken over. */
  async function fill(descriptor: RemoteDescriptor, origin: string): Promise<void> {
    const target = mirrorFolder(root, descriptor);
    const draft = join(root, `${DRAFT}${descriptor.name}-${mirrorName(descriptor)}-${own}`);
    if (existsSync(target)) {
      await cp(target, draft, { recursive: true });
    }
    await download({ descriptor, origin, draft, ...(limits && { limits }) });
    await putInPlace(draft, target);
    forgetFolder(target);
  }

  async function obtain(descriptor: RemoteDescriptor, origin: string): Promise<string> {
    const target = mirrorFolder(root, descriptor);
    if (existsSync(target)) {
      try {
        await verifyRelease(target, descriptor);
      } catch (error) {
        onFault?.({ remote: descriptor.name, version: descriptor.version, reason: reasonOf(error) });
        // What is right in it goes on serving while its origin is down: each file is verified when it is read.
        await fill(descriptor, origin).catch((failure) => note(target, failure));
      }
    } else {
      await fill(descriptor, origin);
    }
    known.add(target);
    return target;
  }

  function note(target: string, error: unknown): void {
    failures.set(target, { at: Date.now(), reason: reasonOf(error), error });
  }

  function obtainOnce(descriptor: RemoteDescriptor, origin: string): Promise<string> {
    const target = mirrorFolder(root, descriptor);
    const running = pending.get(target);
    if (running) {
      return running;
    }
    const failure = failures.get(target);
    if (failure && Date.now() - failure.at < NEGATIVE_MS) {
      return existsSync(target) ? Promise.resolve(target) : Promise.reject(failure.error);
    }
    failures.delete(target);
    const work = obtain(descriptor, origin).finally(() => pending.delete(target));
    pending.set(target, work);
    work.catch((error) => note(target, error));
    return work;
  }

  return {
    has: (descriptor) => existsSync(mirrorFolder(root, descriptor)),
    failureOf: (descriptor) => failures.get(mirrorFolder(root, descriptor))?.reason ?? null,
    ensure(descriptor, origin) {
      const target = mirrorFolder(root, descriptor);
      return known.has(target) && existsSync(target)
        ? Promise.resolve(target)
        : obtainOnce(descriptor, origin);
    },
    repair: obtainOnce,
    keepOnly(descriptors) {
      const kept = new Set(descriptors.map((descriptor) => mirrorFolder(root, descriptor)));
      for (const target of [...known, ...failures.keys()].filter((folder) => !kept.has(folder))) {
        known.delete(target);
        failures.delete(target);
        forgetFolder(target);
      }
    },
  };
}

/** Another shell of this machine may be as quick: then its copy stays. */
async function putInPlace(draft: string, target: string): Promise<void> {
  const former = `${draft}.former`;
  await mkdir(dirname(target), { recursive: true });
  await rename(target, former).catch(() => undefined);
  try {
    await rename(draft, target);
  } catch (error) {
    if (!existsSync(target)) {
      throw error;
    }
    await rm(draft, { recursive: true, force: true });
  }
  await rm(former, { recursive: true, force: true });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
