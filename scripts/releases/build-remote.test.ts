import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenDescriptor } from '../../shell/server/testing/given-manifest.ts';
import { buildRemote } from './build-remote.ts';
import { givenReleases } from './given-releases.fixture.ts';
import { ROOT } from './paths.ts';
import { runRsbuild } from './run-rsbuild.ts';
import { sourceHash } from './source-hash.ts';

vi.mock('./run-rsbuild.ts', () => ({ runRsbuild: vi.fn() }));
vi.mock('./source-hash.ts', () => ({ sourceHash: vi.fn() }));

/** Writes what a build produces: the release's descriptor, with the hash and version from the environment. */
async function build(_folder: string, environment: Record<string, string>): Promise<void> {
  const { BAZAAR_OUT = '', BAZAAR_VERSION = '', BAZAAR_SOURCE_HASH = '' } = environment;
  mkdirSync(BAZAAR_OUT, { recursive: true });
  const descriptor = { ...givenDescriptor({ version: BAZAAR_VERSION }), sourceHash: BAZAAR_SOURCE_HASH };
  writeFileSync(join(BAZAAR_OUT, 'remote.json'), JSON.stringify(descriptor));
}

beforeEach(() => {
  vi.mocked(runRsbuild).mockReset().mockImplementation(build);
  vi.mocked(sourceHash).mockReset().mockReturnValue('hash-now');
});

const remote = 'mf-catalog';
const released = (version: string, hash: string) => ({ ...givenDescriptor({ version }), sourceHash: hash });
const packageVersion: string = JSON.parse(readFileSync(join(ROOT, remote, 'package.json'), 'utf8')).version;

describe('a release', () => {
  it('is built from the remote’s folder into a separate folder, which exists completely or not at all', async () => {
    const paths = givenReleases();

    const { descriptor, isNew } = await buildRemote({ paths, remote });

    expect([descriptor.version, descriptor.sourceHash, isNew]).toEqual([packageVersion, 'hash-now', true]);
    const [folder, environment] = vi.mocked(runRsbuild).mock.calls[0] ?? [];
    expect(folder).toBe(join(ROOT, remote));
    expect(environment?.BAZAAR_OUT).not.toBe(paths.release(remote, packageVersion));
    expect(readdirSync(paths.releases)).toEqual([remote, 'shell']);
    expect(existsSync(join(paths.release(remote, packageVersion), 'remote.json'))).toBe(true);
  });

  it('is not built again from the same sources', async () => {
    const paths = givenReleases(released('1.0.0', 'hash-old'), released('1.0.1', 'hash-now'));

    await expect(buildRemote({ paths, remote })).resolves.toMatchObject({
      descriptor: { version: '1.0.1' },
      isNew: false,
    });
    expect(runRsbuild).not.toHaveBeenCalled();
  });

  it('gets the next patch when the package’s version exists already', async () => {
    const paths = givenReleases(released('1.0.0', 'hash-old'), released('1.0.4', 'hash-older'));

    await expect(buildRemote({ paths, remote })).resolves.toMatchObject({
      descriptor: { version: '1.0.5' },
      isNew: true,
    });
  });

  it('of the same sources is built under another version when that is requested', async () => {
    const paths = givenReleases(released('1.0.0', 'hash-now'));

    await expect(buildRemote({ paths, remote, version: '1.4.0' })).resolves.toMatchObject({
      descriptor: { version: '1.4.0' },
      isNew: true,
    });
  });

  it('of the same sources is reused when its version is requested, whatever came later', async () => {
    const paths = givenReleases(released('1.0.0', 'hash-now'), released('1.0.1', 'hash-now'));

    await expect(buildRemote({ paths, remote, version: '1.0.0' })).resolves.toMatchObject({
      descriptor: { version: '1.0.0' },
      isNew: false,
    });
    expect(runRsbuild).not.toHaveBeenCalled();
  });

  it('never changes: its version is refused for other sources, with the next one named', async () => {
    const paths = givenReleases(released('1.0.0', 'hash-old'));

    await expect(buildRemote({ paths, remote, version: '1.0.0' })).rejects.toThrow(
      'mf-catalog 1.0.0 is released already, with other contents. A release never changes: ' +
        'give the next version, "npm run release -- mf-catalog 1.0.1".',
    );
    expect(runRsbuild).not.toHaveBeenCalled();
  });

  it('that fails to build leaves nothing behind', async () => {
    const paths = givenReleases(released('0.9.0', 'hash-old'));
    vi.mocked(runRsbuild).mockImplementation(async (folder, environment) => {
      await build(folder, environment);
      throw new Error('syntax');
    });

    await expect(buildRemote({ paths, remote })).rejects.toThrow('syntax');
    expect(readdirSync(paths.releases)).toEqual([remote, 'shell']);
    expect(readdirSync(paths.remote(remote))).toEqual(['0.9.0']);
  });

  it('is built from the given sources, and from the shared ones', async () => {
    const source = givenReleases().releases;

    await buildRemote({ paths: givenReleases(), remote, source });

    expect(sourceHash).toHaveBeenCalledExactlyOnceWith(ROOT, [source, 'shared']);
    expect(vi.mocked(runRsbuild).mock.calls[0]?.[0]).toBe(source);
  });
});
