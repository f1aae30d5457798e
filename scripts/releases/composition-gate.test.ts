import type { Manifest, ManifestRemote } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import {
  givenDescriptor,
  givenRemote,
  givenShellDescriptor,
} from '../../shell/server/testing/given-manifest.ts';
import { refuseComposition } from './composition-gate.ts';

const shell = givenShellDescriptor();
const fits = givenRemote(['1.0.0']);
/** Needs a library that the shell does not provide. */
const unfit = { ...givenDescriptor({ version: '2.0.0' }), shared: { react: '^20.0.0' } };
const retained = [...fits.retained, { releasedAt: '2026-11-01T00:00:00Z', descriptor: unfit }];
const gate =
  (next: ManifestRemote, current: Manifest['remotes'] = {}) =>
  () =>
    refuseComposition({ remotes: { 'mf-catalog': next }, shell }, { remotes: current, shell });
const reason = /The next composition is refused\. mf-catalog 2\.0\.0 expects react \^20\.0\.0/;

describe('the gate of a composition', () => {
  it.each<[string, Partial<ManifestRemote>]>([
    ['active', { active: '2.0.0' }],
    ['a canary', { canary: { version: '2.0.0', rule: { percent: 1 } } }],
    ['pinned', { pins: [{ cookie: { name: 'pin', value: 'new' }, version: '2.0.0' }] }],
  ])('refuses an unfit version that is %s', (_case, change) => {
    expect(gate({ ...fits, retained, ...change })).toThrow(reason);
  });

  it('accepts an unfit version that nobody gets', () => {
    expect(gate({ ...fits, retained })).not.toThrow();
  });

  it('lets operators change something else while a version is unfit', () => {
    const now = { ...fits, retained, active: '2.0.0' };
    expect(gate({ ...now, clientOnly: true }, { 'mf-catalog': now })).not.toThrow();
  });

  it('refuses two versions of a remote with one global: either may replace the other in a page', () => {
    const { container } = givenDescriptor();
    const double = { ...givenDescriptor({ version: '1.1.0' }), container };
    const both = [...fits.retained, { releasedAt: '2026-11-01T00:00:00Z', descriptor: double }];
    expect(gate({ ...fits, retained: both })).toThrow(
      /mf-catalog 1\.0\.0 and 1\.1\.0 both name their global/,
    );
  });
});
