import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeManifest } from '../releases/manifest-file.ts';
import { type DataPaths, dataPaths, ROOT } from '../releases/paths.ts';
import { firstBuild } from '../releases/shell.rules.ts';
import { BUNDLE_PREFIX, sourceFiles } from './source-files.ts';

const OWN_FILE = 'shell/server/app.ts';
const LIBRARY = 'node_modules/react/index.js';
const SHELL = '0123456789abcdef';
let paths: DataPaths;

beforeEach(() => {
  paths = dataPaths(mkdtempSync(join(tmpdir(), 'bazaar-trace-')));
  changeManifest(paths, () => ({}), { changeShell: () => firstBuild(SHELL, new Date()) });
});
afterEach(() => rmSync(dirname(paths.releases), { recursive: true }));

/** A bundle of two lines: a function of our own at 4, one of a library at 20, and one of ours in the second line. */
function givenBundle(file: string): void {
  const firstLine = [
    [4, 0, 0, 0],
    [20, 1, 0, 0],
  ];
  const mappings = [firstLine, [[2, 0, 0, 0]]];
  const sources = [OWN_FILE, LIBRARY].map((source) => `../../../${source}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${' '.repeat(30)}\n${' '.repeat(30)}`);
  writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sources, names: [], mappings }));
}

describe('sourceFiles', () => {
  it('gives an own file that runs as it is, relative to the root', () => {
    const url = pathToFileURL(join(ROOT, OWN_FILE)).href;
    expect(sourceFiles([{ url, offsets: [1] }], paths)).toEqual(new Set([OWN_FILE]));
  });

  it('leaves out libraries, the modules of Node and the tables of hashes that the build writes', () => {
    const library = pathToFileURL(join(ROOT, LIBRARY)).href;
    const table = 'http://127.0.0.1:3000/_s/hashes.06832664.js';
    const scripts = [library, 'node:fs', table].map((url) => ({ url, offsets: [1] }));
    expect(sourceFiles(scripts, paths)).toEqual(new Set());
  });

  it.each([
    ['in the first line', 4, [OWN_FILE]],
    ['in a later line', 33, [OWN_FILE]],
    ['of a library', 20, []],
    ['that the bundler added after one of ours', 9, []],
  ])('maps a function of a bundle %s', (_, offset, files) => {
    givenBundle(join(paths.shellBuild(SHELL), 'server/shell.cjs'));
    const url = pathToFileURL(join(paths.shellBuild(SHELL), 'server/shell.cjs')).href;
    expect([...sourceFiles([{ url, offsets: [offset] }], paths)]).toEqual(files);
  });

  it('subtracts what the server writes before the bundle of a remote', () => {
    givenBundle(join(paths.release('mf-wallet', '1.0.0'), 'server/remote.cjs'));
    const url = 'mf-wallet@1.0.0/server/remote.cjs';
    const offsets = [1, BUNDLE_PREFIX.length + 4];
    expect(sourceFiles([{ url, offsets }], paths)).toEqual(new Set([OWN_FILE]));
    const loader = readFileSync(join(ROOT, 'shell/server/server-bundles.ts'), 'utf8');
    expect(loader).toContain(`new Script(\`${BUNDLE_PREFIX}`);
  });

  it('maps what a browser loaded from the shell and from the mirror', () => {
    givenBundle(join(paths.shellBuild(SHELL), 'web/client.js'));
    givenBundle(join(paths.release('mf-wallet', '1.0.0'), 'js/remote.js'));
    for (const path of ['_s/client.js', '_r/mf-wallet/1.0.0/js/remote.js']) {
      const url = `http://localhost:3000/${path}`;
      expect(sourceFiles([{ url, offsets: [4] }], paths)).toEqual(new Set([OWN_FILE]));
    }
  });
});
