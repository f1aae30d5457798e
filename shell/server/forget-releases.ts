import { releasesInUse } from './releases-in-use.rules.ts';
import type { ShellServices } from './shell-services.ts';

/**
 * Drops what is kept in memory of releases that each new manifest gives up; a server that runs for months would otherwise
 * grow with every swap. Frames and proven releases are forgotten by the rendering itself, builds of the shell by their store.
 */
export function forgetGivenUpReleases({
  manifest,
  cache,
  mirror,
  served,
}: Pick<ShellServices, 'manifest' | 'cache' | 'mirror' | 'served'>): void {
  manifest.onChange((current) => {
    cache.keepOnly(releasesInUse(current));
    // Open tabs still get files of every release that is retained.
    mirror.keepOnly(
      Object.values(current.remotes).flatMap(({ retained }) => retained.map(({ descriptor }) => descriptor)),
    );
    served.forgetFormer();
  });
}
