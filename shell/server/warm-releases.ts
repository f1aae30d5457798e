import { type Manifest, namedVersions } from '@bazaar/contracts/platform';
import type { ManifestLog } from './manifest-store.ts';
import type { Mirror } from './mirror.ts';
import type { ServerBundles } from './server-bundles.ts';

/** A manifest never waits longer than this for an origin that does not respond. */
const TIMEOUT_MS = 4000;

export interface WarmOptions {
  mirror: Mirror;
  /** Also compiles the server bundles, when documents are rendered in this process. */
  bundles?: ServerBundles;
  log: ManifestLog;
}

/**
 * Fetches every release that a manifest names, so that no visitor waits for that.
 * What fails now is tried again on first use.
 */
export async function warmReleases(manifest: Manifest, { mirror, bundles, log }: WarmOptions): Promise<void> {
  const work = Object.values(manifest.remotes).flatMap((remote) => {
    const { origin, retained } = remote;
    const named = new Set(namedVersions(remote));
    return retained
      .filter(({ descriptor }) => named.has(descriptor.version))
      .map(async ({ descriptor }) => {
        await mirror.ensure(descriptor, origin);
        await bundles?.load(descriptor, origin);
      })
      .map((warming) =>
        warming.catch((error) => log.error({ reason: String(error) }, 'a release is not there yet')),
      );
  });
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TIMEOUT_MS);
  await Promise.race([Promise.all(work), timeout]);
  clearTimeout(timer);
}
