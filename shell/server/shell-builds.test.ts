import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { ManifestError, ManifestNotReady } from './manifest-store.ts';
import { createShellBuilds } from './shell-builds.ts';
import { givenManifest, givenRemote, givenShell } from './testing/given-manifest.ts';
import { givenFolder } from './testing/given-services.ts';
import { writeShellBuild } from './testing/given-shell-files.ts';

const TEXTS = { 'server/shell.cjs': 'render();', 'web/client.1.js': 'first();' };

function setUp() {
  const dir = givenFolder();
  const first = writeShellBuild(dir, TEXTS);
  const second = writeShellBuild(dir, { ...TEXTS, 'web/client.2.js': 'second();' });
  const onFault = vi.fn();
  const builds = createShellBuilds({ dir, onFault });
  const manifest = (ids: readonly string[], change: Parameters<typeof givenShell>[1] = {}) =>
    givenManifest(givenRemote(['1.0.0']), { shell: givenShell(ids, change) });
  return { dir, first, second, builds, manifest, onFault };
}

describe('the builds that a manifest needs', () => {
  it('are there and whole', async () => {
    const { builds, manifest, first, second, onFault } = setUp();
    await builds.require(manifest([second, first], { previous: first }));
    expect([builds.failureOf(second), onFault.mock.calls]).toEqual([null, []]);
  });

  it.each<[string, (build: string) => void, RegExp]>([
    ['is missing', (build) => rmSync(build, { recursive: true }), /ENOENT/],
    [
      'has another file for its server',
      (build) => appendFileSync(join(build, 'server/shell.cjs'), 'evil();'),
      /server\/shell\.cjs: it is not what was released/,
    ],
    ['lacks a file for browsers', (build) => rmSync(join(build, 'web/client.2.js')), /web\/client\.2\.js/],
    [
      'has another descriptor',
      (build) => appendFileSync(join(build, 'shell.json'), ' '),
      /shell\.json is not what was built/,
    ],
  ])('refuse it for now when the active one %s', async (_what, damage, reason) => {
    const { dir, builds, manifest, second, onFault } = setUp();
    damage(join(dir, second));

    const work = builds.require(manifest([second]));

    await expect(work).rejects.toThrow(ManifestNotReady);
    await expect(work).rejects.toThrow(reason);
    expect(builds.failureOf(second)).toMatch(reason);
    expect(onFault).toHaveBeenCalledExactlyOnceWith({
      build: second,
      reason: expect.stringContaining(`shell ${second} in`),
    });
  });

  it('refuse it when a rollback would newly lead to one that is damaged, not when open tabs alone need it', async () => {
    const { dir, builds, manifest, first, second } = setUp();
    writeFileSync(join(dir, first, 'web/client.1.js'), 'evil();');
    await builds.require(manifest([second, first]));
    await expect(builds.require(manifest([second, first], { previous: first }))).rejects.toThrow(first);
  });

  it('may be left by another one when the active one was damaged meanwhile', async () => {
    const { dir, builds, manifest, first, second } = setUp();
    await builds.require(manifest([second]));
    writeFileSync(join(dir, second, 'web/client.2.js'), 'evil();');
    await builds.require(manifest([first, second], { previous: second }));
    expect(builds.failureOf(first)).toBeNull();
  });

  it('are looked at again when a build becomes active again', async () => {
    const { dir, builds, manifest, first, second } = setUp();
    await builds.require(manifest([first, second]));
    await builds.require(manifest([second, first]));
    writeFileSync(join(dir, first, 'server/shell.cjs'), 'evil();');
    await expect(builds.require(manifest([first, second]))).rejects.toThrow(/server\/shell\.cjs/);
  });

  it('are good again once they are repaired', async () => {
    const { dir, builds, manifest, second } = setUp();
    const file = join(dir, second, 'web/client.2.js');
    writeFileSync(file, 'evil();');
    await expect(builds.require(manifest([second]))).rejects.toThrow(ManifestNotReady);
    writeFileSync(file, 'second();');
    await builds.require(manifest([second]));
    expect(builds.failureOf(second)).toBeNull();
  });

  it('are forgotten once neither this manifest nor the one before retains them', async () => {
    const { dir, builds, manifest, first, second } = setUp();
    await builds.require(manifest([first]));
    rmSync(join(dir, first), { recursive: true });
    await expect(builds.readWebFile(manifest([first]), 'client.1.js')).rejects.toThrow(first);
    await builds.require(manifest([second]));
    expect(builds.failureOf(first)).toMatch(/client\.1\.js/);
    await builds.require(manifest([second]));
    expect(builds.failureOf(first)).toBeNull();
  });

  it('are named by every manifest of production', async () => {
    const { builds } = setUp();
    const work = builds.require(givenManifest(givenRemote(['1.0.0'])));
    await expect(work).rejects.toThrow(ManifestError);
    await expect(work).rejects.toThrow(/"npm run build" adds one/);
  });
});

describe('a file of the shell for browsers', () => {
  const textOf = (bytes: Buffer | null) => bytes?.toString() ?? null;

  it('comes from whichever build has it, as long as the manifest retains that', async () => {
    const { builds, manifest, first, second } = setUp();
    const read = (ids: string[], name: string) => builds.readWebFile(manifest(ids), name).then(textOf);
    expect(await read([first, second], 'client.2.js')).toBe('second();');
    expect(await read([first], 'client.2.js')).toBeNull();
    expect(await read([first], '../server/shell.cjs')).toBeNull();
  });

  it('comes from another build that has the same when it was changed in one', async () => {
    const { dir, builds, manifest, first, second, onFault } = setUp();
    writeFileSync(join(dir, second, 'web/client.1.js'), 'evil();');
    const bytes = await builds.readWebFile(manifest([second, first]), 'client.1.js');
    expect(textOf(bytes)).toBe('first();');
    expect(onFault).toHaveBeenCalledOnce();
  });

  it('is sent by none when it was changed in all', async () => {
    const { dir, builds, manifest, second } = setUp();
    await builds.require(manifest([second]));
    writeFileSync(join(dir, second, 'web/client.2.js'), 'evil();');
    await expect(builds.readWebFile(manifest([second]), 'client.2.js')).rejects.toThrow(second);
    expect(builds.failureOf(second)).toMatch(/client\.2\.js/);
  });
});
