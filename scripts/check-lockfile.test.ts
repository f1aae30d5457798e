import { describe, expect, it } from 'vitest';
import { lockfileFaults, looseVersions, npmSettingFaults } from './check-lockfile.ts';

describe('lockfileFaults', () => {
  it('accepts packages with a hash and no address, and links between workspaces', () => {
    const packages = {
      '': {},
      'shared/api': {},
      'node_modules/zod': { integrity: 'sha512-x' },
      'node_modules/@bazaar/api': { resolved: 'shared/api', link: true },
    };

    expect(lockfileFaults({ packages })).toEqual([]);
  });

  it('reports an address and a missing hash', () => {
    const packages = {
      'node_modules/zod': { integrity: 'sha512-x', resolved: 'https://packages.example/zod.tgz' },
      'shell/node_modules/react': {},
    };

    expect(lockfileFaults({ packages })).toEqual([
      expect.stringContaining('node_modules/zod names an address'),
      expect.stringContaining('shell/node_modules/react has no integrity hash'),
    ]);
  });

  it('fails when there are no packages to check', () => {
    expect(lockfileFaults({})).toHaveLength(1);
  });
});

describe('looseVersions', () => {
  it('accepts exact versions, including prereleases', () => {
    expect(
      looseVersions('p', { dependencies: { a: '1.2.3' }, optionalDependencies: { b: '18.4.0-beta.17' } }),
    ).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1', 'latest', '*', 'file:../a', 'https://packages.example/a.tgz'])(
    'refuses %s',
    (version) => {
      expect(looseVersions('p', { devDependencies: { a: version } })).toEqual([
        `p: a is asked for as "${version}". Write one exact version.`,
      ]);
    },
  );
});

describe('npmSettingFaults', () => {
  it('accepts settings of the project', () => {
    expect(npmSettingFaults('ignore-scripts=true\nomit-lockfile-registry-resolved=true\n')).toEqual([]);
  });

  it('reports an address and a secret without showing their values', () => {
    expect(npmSettingFaults('registry=https://packages.example\n//packages.example/:_authToken=abc')).toEqual(
      [
        '.npmrc: "registry" belongs into your own ~/.npmrc.',
        '.npmrc: "//packages.example/:_authToken" belongs into your own ~/.npmrc.',
      ],
    );
  });
});
