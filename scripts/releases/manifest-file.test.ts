import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenManifest, givenRemote } from '../../shell/server/testing/given-manifest.ts';
import { givenFolder } from './given-releases.fixture.ts';
import { changeManifest, readManifestFile } from './manifest-file.ts';

const now = new Date('2026-11-20T10:00:00Z');

function givenFile(content: unknown): string {
  const file = join(givenFolder(), 'manifest.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const pathsOf = (manifest: string) => ({ manifest, shells: join(dirname(manifest), 'shells') });

const good = givenManifest(givenRemote(['1.0.0']), { sequence: 4 });

describe('readManifestFile', () => {
  it('reads the manifest of a data folder', () => {
    expect(readManifestFile(givenFile(good))).toEqual(good);
  });

  it('is null before the first release', () => {
    expect(readManifestFile(join(givenFolder(), 'manifest.json'))).toBeNull();
  });

  it.each([
    ['is no JSON', '<html>', /manifest\.json is not JSON\. Fix it, or delete it and run "npm run build"\.$/],
    ['breaks its schema', { ...good, sequence: 0 }, /breaks the manifest's schema at "sequence": .*Fix it/],
  ])('explains in one line how to fix one that %s', (_case, content, line) => {
    expect(() => readManifestFile(givenFile(content))).toThrow(line);
  });
});

describe('changeManifest', () => {
  it('replaces the previous manifest, and leaves no other file', () => {
    const file = givenFile(good);

    const next = changeManifest(pathsOf(file), (remotes) => remotes, { now });

    expect(next.sequence).toBe(5);
    expect(readManifestFile(file)).toEqual(next);
    expect(readdirSync(join(file, '..'))).toEqual(['manifest.json']);
  });

  it('writes the first one, into a folder that it creates', () => {
    const file = join(givenFolder(), 'releases', 'manifest.json');

    changeManifest(pathsOf(file), () => good.remotes, { now });

    expect(readManifestFile(file)?.sequence).toBe(1);
  });

  it.each([
    [
      'a change that throws',
      () => {
        throw new Error('refused');
      },
    ],
    [
      'a change whose result is no manifest',
      () => ({ 'mf-catalog': givenRemote(['1.0.0'], { active: '9.9.9' }) }),
    ],
  ])('keeps the file as it is after %s', (_case, change) => {
    const file = givenFile(good);
    const before = readFileSync(file, 'utf8');

    expect(() => changeManifest(pathsOf(file), change, { now })).toThrow();

    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(readdirSync(join(file, '..'))).toEqual(['manifest.json']);
  });
});
