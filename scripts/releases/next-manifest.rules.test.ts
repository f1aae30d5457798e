import { Manifest, type ManifestShell } from '@bazaar/contracts/platform';
import { expect, it } from 'vitest';
import { givenManifest, givenRemote, servedWell } from '../../shell/server/testing/given-manifest.ts';
import { nextManifest } from './next-manifest.rules.ts';

const options = {
  served: [],
  changeShell: (shell: ManifestShell | undefined) => shell,
  keptSequence: 0,
  now: new Date('2026-11-20T10:00:00Z'),
  soak: { minutes: 1, visits: 2 },
};

it('never lowers the sequence of a manifest, whatever the change does', () => {
  const current = givenManifest(givenRemote(['1.0.0']), { sequence: 7 });
  const next = nextManifest({ ...options, current, change: (remotes) => remotes });
  expect(next.sequence).toBe(8);
  expect(Manifest.parse(next)).toEqual(next);
});

it('names the last good version of remotes that a change wrote by hand', () => {
  const history = { '1.0.0': servedWell };
  const next = nextManifest({
    ...options,
    current: null,
    change: () => ({ 'mf-catalog': givenRemote(['1.1.0', '1.0.0'], { history }) }),
  });
  expect(next.remotes['mf-catalog']?.lastGood).toBe('1.0.0');
});

it('begins a lost manifest above what the shells have seen, since they refuse an older one', () => {
  const next = nextManifest({ ...options, keptSequence: 41, current: null, change: () => ({}) });
  expect(next.sequence).toBe(42);
});
