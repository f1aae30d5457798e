import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { givenDescriptor } from '../../shell/server/testing/given-manifest.ts';
import { matches } from '../../shell/server/verified-file.ts';
import { dataPaths } from '../releases/paths.ts';
import { listReleases, unlistedFiles } from '../releases/release-store.ts';
import { makeReleases } from './swap-releases.ts';

function sha256(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

const files = {
  'remoteEntry.js': `var mf_catalog_1_0_0={hashes:{page:"${sha256('page();')}"}};`,
  'css/page.css': 'a{}',
  'server/remote.cjs': 'exports.a=1',
};

it('further releases differ in every script, and are as their descriptors say', () => {
  const data = mkdtempSync(join(tmpdir(), 'bazaar-swaps-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const paths = dataPaths(data);
  const built = givenDescriptor({ files: { ...files, 'js/page.js': 'page();' } });
  const folder = paths.release(built.name, built.version);
  for (const [file, text] of Object.entries({ ...files, 'js/page.js': 'page();' })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(built));

  const releases = makeReleases(paths, built);

  expect(releases.map(({ version }) => version)).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  expect(new Set(releases.map(({ container }) => container)).size).toBe(3);
  expect(readFileSync(join(paths.release('mf-catalog', '1.0.1'), 'remoteEntry.js'), 'utf8')).toContain(
    `var ${releases[1]?.container}=`,
  );
  expect(listReleases(paths, built.name)).toEqual(releases);
  for (const release of releases) {
    expect(unlistedFiles(paths, release)).toEqual([]);
    for (const [file, { integrity, bytes }] of Object.entries(release.files)) {
      const content = readFileSync(join(paths.release(release.name, release.version), file));
      expect([file, matches(content, integrity), content.byteLength]).toEqual([file, true, bytes]);
    }
  }
  for (const { name, version } of releases) {
    const read = (file: string) => readFileSync(join(paths.release(name, version), file), 'utf8');
    expect(read('remoteEntry.js'), 'the hash by which the entry loads a chunk').toContain(
      sha256(read('js/page.js')),
    );
  }
  const hashesOf = (file: string) => new Set(releases.map((release) => release.files[file]?.integrity));
  expect(
    ['remoteEntry.js', 'js/page.js', 'server/remote.cjs', 'css/page.css'].map((file) => hashesOf(file).size),
  ).toEqual([3, 3, 3, 1]);
});
