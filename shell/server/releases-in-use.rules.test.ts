import { describe, expect, it } from 'vitest';
import { resolveComposition, type Visitor } from './composition.rules.ts';
import { areInUse, releasesInUse, releasesOf } from './releases-in-use.rules.ts';
import { givenManifest, givenRemote, givenShell } from './testing/given-manifest.ts';

const [newest, former, good, old] = ['4', '3', '2', '1'].map((digit) => digit.repeat(16)) as [
  string,
  string,
  string,
  string,
];
const remote = givenRemote(['1.4.0', '1.3.0', '1.2.0', '1.1.0', '1.5.0', '1.0.0'], {
  previous: '1.3.0',
  lastGood: '1.2.0',
  canary: { version: '1.5.0', rule: { percent: 10 } },
  pins: [{ cookie: { name: 'pin', value: 'old' }, version: '1.1.0' }],
});
const manifest = givenManifest(remote, {
  shell: givenShell([newest, former, good, old], { previous: former, lastGood: good }),
});
const visitor: Visitor = { cookies: {}, headers: {}, bucket: 'none' };

describe('releasesInUse', () => {
  const names = (versions: readonly string[]) => new Set(versions.map((version) => `mf-catalog@${version}`));

  it('are the versions that visitors get, and those that a rollback or a failure leads to', () => {
    expect(releasesInUse(manifest)).toEqual({
      given: new Set([`shell@${newest}`, ...names(['1.4.0', '1.5.0', '1.1.0'])]),
      inReserve: new Set([`shell@${former}`, `shell@${good}`, ...names(['1.3.0', '1.2.0'])]),
    });
  });

  it('name the shell of development, whose manifest names no build', () => {
    const development = givenManifest(givenRemote(['1.0.0']));
    const inUse = releasesInUse(development);

    expect(inUse).toEqual({
      given: new Set(['shell@development', 'mf-catalog@1.0.0']),
      inReserve: new Set(),
    });
    expect(areInUse(releasesOf(resolveComposition(development, visitor)), inUse)).toBe(true);
  });
});

describe('the releases of a composition', () => {
  it('are the build of the shell and the version of each remote', () => {
    expect(releasesOf(resolveComposition(manifest, visitor))).toEqual([
      `shell@${newest}`,
      'mf-catalog@1.4.0',
    ]);
  });

  it.each<[string, string[], boolean]>([
    ['visitors get them', ['mf-catalog@1.5.0', `shell@${newest}`], true],
    ['one rollback of a remote leads to them', ['mf-catalog@1.3.0', `shell@${newest}`], true],
    ['one rollback of the shell leads to them', ['mf-catalog@1.4.0', `shell@${good}`], true],
    ['it would take two of them', ['mf-catalog@1.3.0', `shell@${former}`], false],
    ['a version is only retained', ['mf-catalog@1.0.0', `shell@${newest}`], false],
    ['a build is only retained', ['mf-catalog@1.4.0', `shell@${old}`], false],
  ])('are in use, when %s: %j %s', (_what, releases, expected) => {
    expect(areInUse(releases, releasesInUse(manifest))).toBe(expected);
  });
});
