import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedVersion, ServiceRecord } from '@bazaar/contracts/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  givenDescriptor,
  givenManifest,
  givenRemote,
  givenShell,
  servedWell,
} from '../shell/server/testing/given-manifest.ts';
import { runManifestCommand } from './manifest.ts';
import { givenReleases, putRelease, putShell } from './releases/given-releases.fixture.ts';
import { readManifestFile } from './releases/manifest-file.ts';
import type { DataPaths } from './releases/paths.ts';
import { listShellBuilds } from './releases/shell-store.ts';

let paths: DataPaths;
beforeEach(() => {
  paths = givenReleases(givenDescriptor({ version: '1.0.0' }), givenDescriptor({ version: '1.1.0' }));
  writeManifest(givenRemote(['1.0.0']));
});

function writeManifest(remote: ReturnType<typeof givenRemote>): void {
  const shell = givenShell(listShellBuilds(paths));
  writeFileSync(paths.manifest, JSON.stringify(givenManifest(remote, { shell })));
}

/** What a shell has noted of the version that is active. */
function givenRecord(shell: string, change: Partial<ServedVersion>): void {
  const { activeSince } = givenRemote(['1.0.0']);
  const entry: ServedVersion = {
    ...{ remote: 'mf-catalog', version: '1.0.0', activeSince, firstSeenAt: '2026-11-01T00:00:00Z' },
    ...{ visits: 0, browserFaults: 0, hasServerFault: false, lastFault: null, ...change },
  };
  mkdirSync(join(paths.shells, shell), { recursive: true });
  writeFileSync(
    join(paths.shells, shell, 'served.json'),
    JSON.stringify({ schema: 1, versions: [entry] } satisfies ServiceRecord),
  );
}

const run = (command: string) => runManifestCommand(command.split(' '), paths);
const catalog = () => readManifestFile(paths.manifest)?.remotes['mf-catalog'];
const sequence = () => readManifestFile(paths.manifest)?.sequence;

describe('npm run manifest', () => {
  it('shows the active versions without changing them', () => {
    writeManifest(
      givenRemote(['1.1.0', '1.0.0'], {
        ...{ previous: '1.0.0', lastGood: '1.0.0', history: { '1.0.0': servedWell } },
        clientOnly: true,
        canary: { version: '1.0.0', rule: { percent: 10 } },
      }),
    );

    const [id] = listShellBuilds(paths);
    expect(runManifestCommand([], paths)).toEqual([
      'manifest 1, issued 2026-11-01T00:00:00Z, soak 30 minutes and 100 documents',
      'mf-catalog    1.1.0      in its soak · last good 1.0.0 · previous 1.0.0 · canary 1.0.0 {"percent":10} · client-only · retained 1.1.0, 1.0.0',
      `shell         ${id} in its soak · last good none · retained ${id}`,
    ]);
    expect(run('show')).toEqual(runManifestCommand([], paths));
    expect(sequence()).toBe(1);
  });

  it('activates a release, remembers the one before, and shows the result', () => {
    expect(run('use mf-catalog 1.1.0')[1]).toMatch(/^mf-catalog +1\.1\.0 .* previous 1\.0\.0 /);

    expect(catalog()).toMatchObject({ active: '1.1.0', previous: '1.0.0', lastGood: null });
    expect(sequence()).toBe(2);
  });

  it('names the version before as the last good one when the shells saw it serve its soak', () => {
    givenRecord('shell-1', { visits: 60 });
    givenRecord('shell-2', { visits: 60 });
    run('use mf-catalog 1.1.0');
    expect(catalog()).toMatchObject({ active: '1.1.0', lastGood: '1.0.0' });

    run('rollback mf-catalog');
    expect(catalog()).toMatchObject({ active: '1.0.0', previous: null, lastGood: null });
    expect(sequence()).toBe(3);
  });

  it.each([
    ['too few documents', { visits: 60 }],
    ['a fault of its server code', { visits: 500, hasServerFault: true }],
  ])('names no last good version after %s', (_case, seen) => {
    givenRecord('shell-1', seen);
    run('use mf-catalog 1.1.0');
    expect(catalog()?.lastGood).toBeNull();
  });

  it('demands another soak from then on', () => {
    givenRecord('shell-1', { visits: 60 });
    expect(run('soak 5 50')[0]).toMatch(/soak 5 minutes and 50 documents/);
    run('use mf-catalog 1.1.0');
    expect(catalog()?.lastGood).toBe('1.0.0');
  });

  it('withdraws a version from everybody', () => {
    givenRecord('shell-1', { visits: 500 });
    run('use mf-catalog 1.1.0');
    expect(run('withdraw mf-catalog 1.1.0 its prices are wrong')[1]).toContain('withdrawn 1.1.0');

    expect(catalog()).toMatchObject({ active: '1.0.0', lastGood: null });
    expect(catalog()?.history['1.1.0']?.withdrawn?.reason).toBe('its prices are wrong');
    for (const command of ['use mf-catalog 1.1.0', 'canary mf-catalog 1.1.0 percent 5']) {
      expect(() => run(command)).toThrow(/1\.1\.0 was withdrawn at .*: its prices are wrong/);
    }
  });

  it.each([
    ['percent 10', { percent: 10 }],
    ['cookie team=catalog', { cookie: { name: 'team', value: 'catalog' } }],
    ['cookie team=Y2F0YWxvZw==', { cookie: { name: 'team', value: 'Y2F0YWxvZw==' } }],
    ['header x-team=catalog', { header: { name: 'x-team', value: 'catalog' } }],
  ])('gives a canary to %s, and ends it', (words, rule) => {
    run(`canary mf-catalog 1.1.0 ${words}`);
    expect(catalog()).toMatchObject({ active: '1.0.0', canary: { version: '1.1.0', rule } });

    run('canary mf-catalog off');
    expect(catalog()?.canary).toBeNull();
  });

  it('switches server rendering off and on', () => {
    run('client-only mf-catalog on');
    expect(catalog()?.clientOnly).toBe(true);

    run('client-only mf-catalog off');
    expect(catalog()?.clientOnly).toBe(false);
  });
});

describe('npm run manifest refuses, and changes nothing:', () => {
  it.each([
    [
      'another command',
      'delete mf-catalog',
      '"delete" is no command. Give one of show, soak, use, rollback, canary, withdraw, client-only.',
    ],
    ['a property of every object', 'constructor mf-catalog', '"constructor" is no command'],
    ['a remote that is none', 'use catalog 1.0.0', '"catalog" is no remote. Give one of mf-catalog, '],
    ['no remote at all', 'use', '"" is no remote'],
    [
      'a remote that was never built',
      'use mf-wallet 1.0.0',
      'The manifest does not know mf-wallet. Run "npm run build" first.',
    ],
    [
      'a version that is not released',
      'use mf-catalog 9.9.9',
      'mf-catalog 9.9.9 is not released. Released: 1.0.0, 1.1.0.',
    ],
    ['no version', 'use mf-catalog', 'mf-catalog (no version given) is not released'],
    ['a rollback to nowhere', 'rollback mf-catalog', 'mf-catalog has no earlier version to return to'],
    ['a soak of words', 'soak long often', 'A soak is two whole numbers'],
    [
      'to withdraw the active version without another good one',
      'withdraw mf-catalog 1.0.0 slow',
      'mf-catalog 1.0.0 is active, and no other version has served well',
    ],
    ['to withdraw without a reason', 'withdraw mf-catalog 1.1.0', 'is withdrawn with a reason of 1 to 200'],
    ['to withdraw what is not released', 'withdraw mf-catalog 9.9.9 slow', '9.9.9 is not released'],
    ['a canary without a rule', 'canary mf-catalog 1.1.0', 'The canary has no rule'],
    ['a canary of nobody', 'canary mf-catalog 1.1.0 percent 0', 'The canary has no rule'],
    ['a canary of more than all', 'canary mf-catalog 1.1.0 percent 101', 'The canary has no rule'],
    ['a canary of words', 'canary mf-catalog 1.1.0 percent ten', 'The canary has no rule'],
    ['a canary by another rule', 'canary mf-catalog 1.1.0 moon full=yes', 'The canary has no rule'],
    ['a canary cookie without a value', 'canary mf-catalog 1.1.0 cookie team', 'The canary has no rule'],
    ['a canary of a version that is not released', 'canary mf-catalog 9.9.9 percent 10', 'is not released'],
    ['a switch that is neither on nor off', 'client-only mf-catalog maybe', '"maybe" is neither on nor off'],
  ])('%s', (_case, command, line) => {
    expect(() => run(command)).toThrow(line);
    expect(sequence()).toBe(1);
  });

  /** A version that takes the shell's login page. */
  const thief = (version: string) => {
    const [route] = givenDescriptor().routes;
    const routes = route ? [{ ...route, pattern: '/users/login' }] : [];
    return givenDescriptor({ version, routes });
  };

  it.each(['use mf-catalog 2.0.0', 'canary mf-catalog 2.0.0 percent 10'])(
    'a release that does not go with the others: %s',
    (command) => {
      putRelease(paths, thief('2.0.0'));
      expect(() => run(command)).toThrow(
        /The next composition is refused\. The route \/users\/login of mf-catalog 2\.0\.0 takes \/users\/login/,
      );
      expect(sequence()).toBe(1);
    },
  );

  it('a rollback to a version that does not go with the others any more', () => {
    const remote = givenRemote(['1.0.0'], { previous: '0.9.0' });
    const earlier = { releasedAt: '2026-11-01T00:00:00Z', descriptor: thief('0.9.0') };
    writeManifest({ ...remote, retained: [...remote.retained, earlier] });
    expect(() => run('rollback mf-catalog')).toThrow(/takes \/users\/login from the shell/);
    expect(sequence()).toBe(1);
  });

  it('nothing that corrects a composition which is wrong already', () => {
    const remote = givenRemote([], { active: '0.9.0' });
    const faulty = { releasedAt: '2026-11-01T00:00:00Z', descriptor: thief('0.9.0') };
    writeManifest({ ...remote, retained: [faulty] });
    run('client-only mf-catalog on');
    run('use mf-catalog 1.0.0');
    expect(catalog()?.active).toBe('1.0.0');
  });

  it('a release with a file that has no hash', () => {
    writeFileSync(join(paths.release('mf-catalog', '1.1.0'), 'extra.js'), '');
    writeFileSync(join(paths.release('mf-catalog', '1.1.0'), 'page.js.map'), '');
    expect(() => run('use mf-catalog 1.1.0')).toThrow(/1\.1\.0 is refused\. .* no hash of extra\.js\./);
    expect(sequence()).toBe(1);
  });

  it('to work without a built shell', () => {
    rmSync(paths.shellBuilds, { recursive: true });
    expect(() => run('use mf-catalog 1.1.0')).toThrow(/shell [0-9a-f]{16} is not built\. Built: none/);
  });

  it('to work without a manifest', () => {
    expect(() => runManifestCommand(['show'], givenReleases())).toThrow(
      /There is no manifest at .*manifest\.json\. Run "npm run build" first\.$/,
    );
  });
});

describe('npm run manifest with the shell', () => {
  const shell = () => readManifestFile(paths.manifest)?.shell;
  const first = () => listShellBuilds(paths)[0] as string;
  const another = (sourceHash: string) => putShell(paths, { sourceHash });

  it('activates a build, shows it, and rolls back to the one before', () => {
    const former = shell()?.active;
    const id = another('b');
    expect(run(`use shell ${id}`).at(-1)).toBe(
      `shell         ${id} in its soak · last good none · previous ${former} · retained ${former}, ${id}`,
    );
    run('rollback shell');
    expect(shell()).toMatchObject({ active: former, previous: null });
    expect(() => run('rollback shell')).toThrow(/shell has no earlier version to return to/);
  });

  it('names the build before as the last good one when the shells saw it serve its soak', () => {
    const former = first();
    givenRecord('shell-1', { remote: 'shell', version: former, visits: 120 });
    run(`use shell ${another('b')}`);
    expect(shell()).toMatchObject({ lastGood: former, previous: former });
  });

  it('removes the builds that it gives up from disk, and no other', () => {
    const builds = ['b', 'c', 'd', 'e', 'f'].map(another);
    const waiting = another('never used');
    const former = shell()?.active;
    for (const id of builds) {
      run(`use shell ${id}`);
    }
    expect(shell()?.retained.map(({ id }) => id)).toEqual(builds);
    expect(listShellBuilds(paths).sort()).toEqual([...builds, waiting].sort());
    expect(listShellBuilds(paths)).not.toContain(former);
  });

  it('withdraws a build, which is not chosen again', () => {
    const id = another('b');
    run(`withdraw shell ${id} its header is wrong`);
    expect(() => run(`use shell ${id}`)).toThrow(/shell \w+ was withdrawn at .*: its header is wrong/);
    expect(() => run(`withdraw shell ${first()} it is old`)).toThrow(/is active, and no other version/);
  });

  it.each<[string, () => string, RegExp]>([
    ['a build that is not there', () => 'use shell 0000000000000000', /is not built\. Built: [0-9a-f]{16}/],
    ['no build', () => 'use shell', /shell \(no build given\) is not built/],
    [
      'a build that was changed',
      () => {
        const id = another('b');
        writeFileSync(join(paths.shellBuild(id), 'server/shell.cjs'), 'evil();');
        return `use shell ${id}`;
      },
      /cannot be used: server\/shell\.cjs is missing or is not what was built/,
    ],
    [
      'a build that does not provide what the active releases need',
      () => `use shell ${putShell(paths, { provides: {} })}`,
      /The next composition is refused\. mf-catalog 1\.0\.0 expects react/,
    ],
    ['a canary', () => 'canary shell 0000000000000000 percent 5', /The shell has no "canary"/],
    [
      'a withdrawal without a reason',
      () => `withdraw shell ${another('b')}`,
      /is withdrawn with a reason of 1 to 200 characters/,
    ],
  ])('refuses %s, and writes nothing', (_what, command, reason) => {
    const words = command();
    expect(() => run(words)).toThrow(reason);
    expect(sequence()).toBe(1);
  });

  it('leaves a build that is damaged', () => {
    const damaged = shell()?.active as string;
    const id = another('b');
    writeFileSync(join(paths.shellBuild(damaged), 'shell.json'), '{}');
    run(`use shell ${id}`);
    expect(shell()?.active).toBe(id);
  });

  it('begins with "npm run build" in a manifest from before', () => {
    writeFileSync(paths.manifest, JSON.stringify(givenManifest(givenRemote(['1.0.0']))));
    expect(run('show').at(-1)).toBe('no build of the shell is named');
    for (const command of ['rollback shell', 'use mf-catalog 1.1.0']) {
      expect(() => run(command)).toThrow(/names no build of the shell\. Run "npm run build" first/);
    }
  });
});
