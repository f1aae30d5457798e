import { describe, expect, it, vi } from 'vitest';
import { ManifestNotReady } from '../manifest-store.ts';
import { givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { givenMirror } from '../testing/given-services.ts';
import { requireReleases } from './require-releases.ts';

const current = givenManifest(givenRemote(['1.0.0']));
const next = givenManifest(givenRemote(['1.1.0', '1.0.0'], { previous: '1.0.0' }));

describe('requireReleases', () => {
  it('fetches what a manifest adds, and accepts it once it is there', async () => {
    const there = new Set<string>();
    const ensure = vi.fn(async ({ version }: { version: string }) => {
      there.add(version);
      return '';
    });
    await requireReleases(next, current, {
      ...givenMirror(),
      ensure,
      has: ({ version }) => there.has(version),
    });

    expect(ensure.mock.calls.map(([{ version }]) => version)).toEqual(['1.1.0']);
  });

  it('refuses for now a manifest whose release cannot be fetched, and names the reason', async () => {
    const mirror = { ...givenMirror(), failureOf: () => 'the origin is down' };

    await expect(requireReleases(next, current, mirror)).rejects.toThrow(ManifestNotReady);
    await expect(requireReleases(next, current, mirror)).rejects.toThrow(
      'mf-catalog 1.1.0 is not in the mirror: the origin is down',
    );
  });

  it('fetches a release with other files under a version that is in force', async () => {
    const other = structuredClone(current);
    const [release] = other.remotes['mf-catalog']?.retained ?? [];
    Object.assign(release?.descriptor.files ?? {}, {
      'js/added.js': { integrity: 'sha384-added', bytes: 1 },
    });

    await expect(requireReleases(other, current, givenMirror())).rejects.toThrow(
      'mf-catalog 1.0.0 is not in the mirror',
    );
  });

  it('asks nothing about a release that the manifest in force names too', async () => {
    await expect(requireReleases(current, current, givenMirror())).resolves.toBeUndefined();
  });
});
