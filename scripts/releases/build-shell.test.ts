import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { buildShell as BuildShell } from './build-shell.ts';
import { givenFolder } from './given-releases.fixture.ts';
import { dataPaths, ROOT } from './paths.ts';
import { listShellBuilds, readShellBuild } from './shell-store.ts';

const { runRsbuild, sourceHash } = vi.hoisted(() => ({ runRsbuild: vi.fn(), sourceHash: vi.fn() }));
vi.mock('./run-rsbuild.ts', () => ({ runRsbuild }));
vi.mock('./source-hash.ts', () => ({ sourceHash }));

/** Tests share modules, and another one may have loaded this with the real bundler. */
let buildShell: typeof BuildShell;

const BUNDLE = "exports.sharedModules = { react: { version: '19.2.0', module: {} } }; exports.sharedUi = {};";

/** Writes what a build produces. */
async function build(_folder: string, { BAZAAR_OUT: out = '' }: Record<string, string>): Promise<void> {
  const texts = { 'web/client.1f.js': 'client();', 'web/client.1f.js.map': out, 'server/shell.cjs': BUNDLE };
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(join(out, file, '..'), { recursive: true });
    writeFileSync(join(out, file), text);
  }
}

beforeEach(async () => {
  runRsbuild.mockReset().mockImplementation(build);
  sourceHash.mockReset().mockReturnValue('hash-now');
  vi.resetModules();
  ({ buildShell } = await import('./build-shell.ts'));
});

describe('a build of the shell', () => {
  it('is named by what it contains, whatever folder it was built in, and lists all but source maps', async () => {
    const [paths, others] = [dataPaths(givenFolder()), dataPaths(givenFolder())];

    const { id, isNew } = await buildShell({ paths });

    expect([id, isNew]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), true]);
    expect((await buildShell({ paths: others })).id).toBe(id);
    const { files, sourceHash: hash, provides } = readShellBuild(paths, id);
    expect(Object.keys(files)).toEqual(['server/shell.cjs', 'web/client.1f.js', 'web/client.1f.js.br']);
    expect([hash, provides.react?.version]).toEqual(['hash-now', '19.2.0']);
    expect(runRsbuild.mock.calls[0]?.[0]).toBe(join(ROOT, 'shell'));
    expect(readdirSync(paths.releases)).toEqual(['shell']);
  });

  it('has a compressed copy of what compresses well', async () => {
    const paths = dataPaths(givenFolder());
    const { id } = await buildShell({ paths });
    const copy = join(paths.shellBuild(id), 'web/client.1f.js.br');
    expect(brotliDecompressSync(readFileSync(copy)).toString()).toBe('client();');
  });

  it('is made once from the same sources', async () => {
    const paths = dataPaths(givenFolder());
    const { id } = await buildShell({ paths });

    expect(await buildShell({ paths })).toEqual({ id, isNew: false });
    expect(runRsbuild).toHaveBeenCalledOnce();
  });

  it('is another one for other sources, beside the former', async () => {
    const paths = dataPaths(givenFolder());
    const { id } = await buildShell({ paths });
    sourceHash.mockReturnValue('hash-later');

    const next = await buildShell({ paths });

    expect(next).toEqual({ id: expect.not.stringMatching(id), isNew: true });
    expect(listShellBuilds(paths).sort()).toEqual([id, next.id].sort());
  });

  it('is made again after it was changed', async () => {
    const paths = dataPaths(givenFolder());
    const { id } = await buildShell({ paths });
    writeFileSync(join(paths.shellBuild(id), 'web/client.1f.js'), 'evil();');

    expect(await buildShell({ paths })).toEqual({ id, isNew: true });

    expect(readShellBuild(paths, id)).toBeTruthy();
    expect(readdirSync(paths.releases)).toEqual(['shell']);
  });

  it('leaves nothing behind when it fails', async () => {
    const paths = dataPaths(givenFolder());
    runRsbuild.mockImplementation(async (folder, environment) => {
      await build(folder, environment);
      throw new Error('syntax');
    });

    await expect(buildShell({ paths })).rejects.toThrow('syntax');
    expect([readdirSync(paths.releases), existsSync(paths.shellBuilds)]).toEqual([[], false]);
  });
});
