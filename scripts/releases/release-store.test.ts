import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenDescriptor } from '../../shell/server/testing/given-manifest.ts';
import { givenReleases } from './given-releases.fixture.ts';
import { listReleases, readDescriptor } from './release-store.ts';

const release = (version: string) => givenDescriptor({ version });

describe('listReleases', () => {
  it('lists the releases of a remote by version, in numeric order', () => {
    const paths = givenReleases(release('1.10.0'), release('1.9.0'), release('1.9.0-rc.1'));

    expect(listReleases(paths, 'mf-catalog').map(({ version }) => version)).toEqual([
      '1.9.0-rc.1',
      '1.9.0',
      '1.10.0',
    ]);
  });

  it('returns none for a remote that was never released', () => {
    expect(listReleases(givenReleases(release('1.0.0')), 'mf-wallet')).toEqual([]);
  });

  it('ignores a folder without a descriptor', () => {
    const paths = givenReleases(release('1.0.0'));
    mkdirSync(paths.release('mf-catalog', '1.0.1'));
    writeFileSync(join(paths.remote('mf-catalog'), 'notes.txt'), '');

    expect(listReleases(paths, 'mf-catalog')).toHaveLength(1);
  });
});

describe('readDescriptor', () => {
  it('refuses one that breaks its schema', () => {
    const paths = givenReleases({ ...release('1.0.0'), entry: '../evil.js' });

    expect(() => readDescriptor(paths.release('mf-catalog', '1.0.0'))).toThrow();
  });
});
