import { type Manifest, namedVersions, type RemoteDescriptor } from '@bazaar/contracts/platform';
import { ManifestNotReady } from '../manifest-store.ts';
import type { FetchingMirror } from './mirror.ts';
import { mirrorName } from './mirror-folder.ts';

/**
 * Fetches the releases that a manifest names and the one in force does not. Visitors keep what they have until all of them
 * are there. @throws ManifestNotReady naming the first that is missing.
 */
export async function requireReleases(
  next: Manifest,
  current: Manifest,
  mirror: FetchingMirror,
): Promise<void> {
  const before = new Set(namedReleases(current).map(({ descriptor }) => keyOf(descriptor)));
  const added = namedReleases(next).filter(({ descriptor }) => !before.has(keyOf(descriptor)));
  await Promise.allSettled(added.map(({ descriptor, origin }) => mirror.ensure(descriptor, origin)));
  const missing = added.find(({ descriptor }) => !mirror.has(descriptor));
  if (missing) {
    const { name, version } = missing.descriptor;
    const reason = mirror.failureOf(missing.descriptor) ?? 'nothing is known of the reason';
    throw new ManifestNotReady(`${name} ${version} is not in the mirror: ${reason}`);
  }
}

/** The releases that some visitor may get, and where they come from. */
export function namedReleases({ remotes }: Manifest): { descriptor: RemoteDescriptor; origin: string }[] {
  return Object.values(remotes).flatMap((remote) => {
    const named = new Set(namedVersions(remote));
    return remote.retained
      .filter(({ descriptor }) => named.has(descriptor.version))
      .map(({ descriptor }) => ({ descriptor, origin: remote.origin }));
  });
}

/** What a release contains, too: another one may have the same version. */
function keyOf(descriptor: RemoteDescriptor): string {
  return `${descriptor.name} ${mirrorName(descriptor)}`;
}
