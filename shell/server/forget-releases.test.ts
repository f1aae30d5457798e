import type { Manifest } from '@bazaar/contracts/platform';
import { expect, it, vi } from 'vitest';
import { forgetGivenUpReleases } from './forget-releases.ts';
import { createHtmlCache } from './html-cache.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';
import { givenManifestStore, givenMirror, givenServices } from './testing/given-services.ts';
import { compressWhole } from './whole-document.ts';

const first = givenManifest(givenRemote(['1.0.0', '0.9.0']));
const next = givenManifest(givenRemote(['1.2.0', '1.1.0', '1.0.0'], { previous: '1.1.0' }));

it('a new manifest has documents, mirrored files and reports dropped of what it gives up', () => {
  const listeners: ((manifest: Manifest) => void)[] = [];
  const manifest = {
    ...givenManifestStore(first),
    onChange: (act: (typeof listeners)[0]) => listeners.push(act),
  };
  const cache = createHtmlCache();
  const mirror = { ...givenMirror(), keepOnly: vi.fn() };
  const served = { ...givenServices().served, forgetFormer: vi.fn() };
  for (const version of ['1.2.0', '1.1.0', '1.0.0']) {
    const releases = ['shell@development', `mf-catalog@${version}`];
    cache.set(version, compressWhole({ text: '<p></p>', scriptHashes: [] }), releases);
  }
  forgetGivenUpReleases({ manifest, cache, mirror, served });
  expect(mirror.keepOnly).not.toHaveBeenCalled();

  for (const act of listeners) {
    act(next);
  }

  expect(['1.2.0', '1.1.0', '1.0.0'].filter((version) => cache.get(version))).toEqual(['1.2.0', '1.1.0']);
  const [kept] = mirror.keepOnly.mock.calls[0] ?? [];
  expect(kept.map(({ version }: { version: string }) => version)).toEqual(['1.2.0', '1.1.0', '1.0.0']);
  expect(served.forgetFormer).toHaveBeenCalledOnce();
});
