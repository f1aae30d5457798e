import { writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenDescriptor, givenManifest, givenRemote } from '../shell/server/testing/given-manifest.ts';
import { runManifestCommand } from './manifest.ts';
import { givenReleases, putRelease } from './releases/given-releases.fixture.ts';
import { readManifestFile } from './releases/manifest-file.ts';
import type { DataPaths } from './releases/paths.ts';

let paths: DataPaths;
beforeEach(() => {
  paths = givenReleases(givenDescriptor({ version: '1.0.0' }), givenDescriptor({ version: '1.1.0' }));
  writeManifest(givenRemote(['1.0.0']));
});

function writeManifest(remote: ReturnType<typeof givenRemote>): void {
  writeFileSync(paths.manifest, JSON.stringify(givenManifest(remote)));
}

const run = (command: string) => runManifestCommand(command.split(' '), paths);
const catalog = () => readManifestFile(paths.manifest)?.remotes['mf-catalog'];
const sequence = () => readManifestFile(paths.manifest)?.sequence;

describe('npm run manifest', () => {
  it('shows the active versions without changing them', () => {
    writeManifest(
      givenRemote(['1.1.0', '1.0.0'], {
        previous: '1.0.0',
        clientOnly: true,
        canary: { version: '1.0.0', rule: { percent: 10 } },
      }),
    );

    expect(runManifestCommand([], paths)).toEqual([
      'manifest 1, issued 2026-11-01T00:00:00Z',
      'mf-catalog    1.1.0      previous 1.0.0 · canary 1.0.0 {"percent":10} · client-only · retained 1.1.0, 1.0.0',
    ]);
    expect(run('show')).toEqual(runManifestCommand([], paths));
    expect(sequence()).toBe(1);
  });

  it('activates a release, keeps the previous one as the last known good, and shows the result', () => {
    expect(run('use mf-catalog 1.1.0')[1]).toMatch(/^mf-catalog +1\.1\.0 +previous 1\.0\.0 /);

    expect(catalog()).toMatchObject({ active: '1.1.0', previous: '1.0.0' });
    expect(sequence()).toBe(2);
  });

  it('restores the last known good version', () => {
    run('use mf-catalog 1.1.0');
    run('rollback mf-catalog');

    expect(catalog()).toMatchObject({ active: '1.0.0', previous: '1.1.0' });
    expect(sequence()).toBe(3);
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
      '"delete" is no command. Give one of show, use, rollback, canary, client-only.',
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

  it('a release that the deploy gate refuses', () => {
    putRelease(paths, { ...givenDescriptor({ version: '2.0.0' }), hostContract: 9 });

    expect(() => run('use mf-catalog 2.0.0')).toThrow(/mf-catalog 2\.0\.0 is refused\. .* Fix the release/);
    expect(() => run('canary mf-catalog 2.0.0 percent 10')).toThrow('is refused');
    expect(sequence()).toBe(1);
  });

  it('to work without a manifest', () => {
    expect(() => runManifestCommand(['show'], givenReleases())).toThrow(
      /There is no manifest at .*manifest\.json\. Run "npm run build" first\.$/,
    );
  });
});
