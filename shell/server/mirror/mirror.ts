import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { reasonOf } from '../reason-of.ts';
import { forgetFolder } from '../verified-file.ts';
import { createAttempts } from './attempts.ts';
import { download } from './download.ts';
import type { DownloadLimits } from './fetch-file.ts';
import { forEachFew } from './few-at-once.ts';
import { DRAFT, mirrorFolder, mirrorName } from './mirror-folder.ts';
import { verifyFile } from './release-bytes.ts';
import { repairFile } from './repair-file.ts';

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
  /**
   * Checks one file of a release with its compressed copy, and fetches it alone when it is not as it was released.
   * @throws Error when it cannot be fetched, now or a moment ago
   */
  repairFile(descriptor: RemoteDescriptor, origin: string, file: string): Promise<void>;
  /** Forgets what is remembered of other releases: their hashed files, and what failed. Their folders stay. */
  keepOnly(descriptors: readonly RemoteDescriptor[]): void;
}

export interface MirrorOptions {
  /** Learns of each file that is not as it was released, and is fetched again. */
  onFault?(fault: { remote: string; version: string; reason: string }): void;
  limits?: DownloadLimits;
}

export function createMirror(root: string, { onFault, limits }: MirrorOptions = {}): FetchingMirror {
  const attempts = createAttempts();
  /** Folders whose files this process has hashed. */
  const known = new Set<string>();
  const own = randomUUID();
  const limited = limits && { limits };

  /** Puts a release together beside its place. */
  async function fill(descriptor: RemoteDescriptor, origin: string): Promise<void> {
    const draft = join(root, `${DRAFT}${descriptor.name}-${mirrorName(descriptor)}-${own}`);
    await download({ descriptor, origin, draft, ...limited });
    await putInPlace(draft, mirrorFolder(root, descriptor));
  }

  function repairOnce(descriptor: RemoteDescriptor, origin: string, file: string): Promise<void> {
    const folder = mirrorFolder(root, descriptor);
    return attempts.once(join(folder, file), async () => {
      try {
        await verifyFile({ folder, descriptor, file });
      } catch (error) {
        onFault?.({ remote: descriptor.name, version: descriptor.version, reason: reasonOf(error) });
        await repairFile({ descriptor, origin, folder, file, ...limited });
      }
    });
  }

  async function obtain(descriptor: RemoteDescriptor, origin: string): Promise<string> {
    const target = mirrorFolder(root, descriptor);
    if (existsSync(target)) {
      const files = Object.keys(descriptor.files);
      // What is right in it goes on serving while its origin is down: each file is verified when it is read.
      await forEachFew(files, (file) => repairOnce(descriptor, origin, file)).catch(() => undefined);
    } else {
      await fill(descriptor, origin);
    }
    known.add(target);
    return target;
  }

  function obtainOnce(descriptor: RemoteDescriptor, origin: string): Promise<string> {
    return attempts.once(mirrorFolder(root, descriptor), () => obtain(descriptor, origin));
  }

  return {
    has: (descriptor) => existsSync(mirrorFolder(root, descriptor)),
    failureOf: (descriptor) => attempts.failureOf(mirrorFolder(root, descriptor)),
    ensure(descriptor, origin) {
      const target = mirrorFolder(root, descriptor);
      return known.has(target) && existsSync(target)
        ? Promise.resolve(target)
        : obtainOnce(descriptor, origin);
    },
    repair: obtainOnce,
    repairFile: repairOnce,
    keepOnly(descriptors) {
      const kept = new Set(descriptors.map((descriptor) => mirrorFolder(root, descriptor)));
      attempts.keepOnly(kept);
      for (const target of [...known].filter((folder) => !kept.has(folder))) {
        known.delete(target);
        forgetFolder(target);
      }
    },
  };
}

/** Another shell of this machine may be as quick: then its copy stays. */
async function putInPlace(draft: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await rename(draft, target);
  } catch (error) {
    if (!existsSync(target)) {
      throw error;
    }
    await rm(draft, { recursive: true, force: true });
  }
}
