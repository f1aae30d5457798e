import type { Manifest } from '@bazaar/contracts/platform';
import type { ManifestLog } from '../manifest-store.ts';
import type { ServerBundles } from '../server-bundles.ts';
import type { Mirror } from './mirror.ts';
import { namedReleases } from './require-releases.ts';

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
  const work = namedReleases(manifest).map(async ({ descriptor, origin }) => {
    try {
      await mirror.ensure(descriptor, origin);
      await bundles?.load(descriptor, origin);
    } catch (error) {
      log.error({ reason: String(error) }, 'a release is not there yet');
    }
  });
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, TIMEOUT_MS);
  await Promise.race([Promise.all(work), timeout]);
  clearTimeout(timer);
}
