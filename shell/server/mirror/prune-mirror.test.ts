import { existsSync, mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { givenDescriptor, givenManifest, givenRemote } from '../testing/given-manifest.ts';
import { givenFolder } from '../testing/given-services.ts';
import { mirrorFolder } from './mirror-folder.ts';
import { pruneMirror } from './prune-mirror.ts';

const manifest = givenManifest(givenRemote(['1.0.0', '1.1.0']));
const TWO_HOURS_AGO = Date.now() / 1000 - 2 * 60 * 60;

function given(root: string, version: string): string {
  const folder = mirrorFolder(root, givenDescriptor({ version }));
  mkdirSync(folder, { recursive: true });
  return folder;
}

describe('pruneMirror', () => {
  it('removes releases that the manifest does not retain', async () => {
    const root = givenFolder();
    const [kept, alsoKept, old] = ['1.0.0', '1.1.0', '0.9.0'].map((version) => given(root, version));

    expect(await pruneMirror(root, manifest)).toEqual([old]);
    expect([kept, alsoKept, old].map((folder) => existsSync(folder ?? ''))).toEqual([true, true, false]);
  });

  it('removes drafts that nobody writes any more', async () => {
    const root = givenFolder();
    const [running, abandoned] = ['.draft-a', '.draft-b'].map((name) => join(root, name));
    for (const folder of [running, abandoned]) {
      mkdirSync(folder ?? '');
    }
    utimesSync(abandoned ?? '', TWO_HOURS_AGO, TWO_HOURS_AGO);

    expect(await pruneMirror(root, manifest)).toEqual([abandoned]);
  });

  it('leaves the mirror of another shell, which is linked into this one', async () => {
    const [root, other] = [givenFolder(), givenFolder()];
    const folder = given(other, '0.9.0');
    symlinkSync(join(other, 'mf-catalog'), join(root, 'mf-catalog'));

    expect(await pruneMirror(root, manifest)).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });

  it('has nothing to do before anything was mirrored', async () => {
    expect(await pruneMirror(join(givenFolder(), 'none'), manifest)).toEqual([]);
  });
});
