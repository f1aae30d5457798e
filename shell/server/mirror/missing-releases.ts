import type { Manifest } from '@bazaar/contracts/platform';
import type { ManifestLog } from '../manifest-store.ts';
import type { Mirror } from './mirror.ts';
import { namedReleases } from './require-releases.ts';

const RETRY_MS = 3000;

export interface MissingReleases {
  /** Fetches what this manifest names and is missing, until it is there or another manifest is followed. */
  follow(manifest: Manifest): void;
  close(): void;
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/**
 * Goes on fetching releases that could not be fetched when their manifest came into force: an origin that starts late, or
 * comes back, needs no visitor who asks for a page. A reason is logged once.
 */
export function createMissingReleases(mirror: Mirror, log: ManifestLog): MissingReleases {
  let timer: NodeJS.Timeout | undefined;
  const told = new Map<string, string>();

  function tell(key: string, error: unknown): void {
    const reason = String(error);
    if (told.get(key) !== reason) {
      told.set(key, reason);
      log.error(
        { release: key, reason },
        isDiskFull(error)
          ? 'ALARM: the disk of the mirror is full; a release cannot be stored'
          : 'a release cannot be fetched; it is tried again',
      );
    }
  }

  async function fetchMissing(manifest: Manifest): Promise<boolean> {
    const missing = namedReleases(manifest).filter(({ descriptor }) => !mirror.has(descriptor));
    const attempts = missing.map(({ descriptor, origin }) =>
      mirror
        .ensure(descriptor, origin)
        .catch((error) => tell(`${descriptor.name} ${descriptor.version}`, error)),
    );
    await Promise.all(attempts);
    return missing.length > 0;
  }

  function next(manifest: Manifest): void {
    const own = setTimeout(async () => {
      const wasMissing = await fetchMissing(manifest);
      if (wasMissing && timer === own) {
        next(manifest);
      }
    }, RETRY_MS).unref();
    timer = own;
  }

  return {
    follow(manifest) {
      clearTimeout(timer);
      told.clear();
      next(manifest);
    },
    close() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
