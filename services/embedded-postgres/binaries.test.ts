import { existsSync, readlinkSync, statSync } from 'node:fs';
import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readableBinaries } from './binaries.ts';

const temporary = await temporaryFolder();
const installed = { folder: path.join(temporary.folder, 'installed', 'native'), version: '18.4.0' };
const shelf = path.join(temporary.folder, 'shelf');
const nobody = { uid: 65_534, gid: 65_534, switched: true };

beforeAll(async () => {
  await mkdir(path.join(installed.folder, 'bin'), { recursive: true });
  await mkdir(path.join(installed.folder, 'lib'));
  await writeFile(path.join(installed.folder, 'bin/postgres'), 'program', { mode: 0o700 });
  await writeFile(path.join(installed.folder, 'lib/libpq.so.5.18'), 'library', { mode: 0o600 });
  await symlink('libpq.so.5.18', path.join(installed.folder, 'lib/libpq.so.5'));
});

afterAll(() => temporary[Symbol.asyncDispose]());

describe('readableBinaries', () => {
  it('uses the installed binaries when an ordinary user can read them', async () => {
    expect(await readableBinaries(installed, shelf, { ...nobody, switched: false })).toEqual(installed);
    expect(existsSync(shelf)).toBe(false);
  });

  it('makes one copy that every user can run when the account cannot reach the installed ones', async () => {
    const copy = await readableBinaries(installed, shelf, nobody);
    const made = statSync(copy.folder).ino;

    expect(copy.folder).toBe(path.join(shelf, 'postgres-bin-18.4.0'));
    expect(modeOf(copy.folder, 'bin')).toBe(0o755);
    expect(modeOf(copy.folder, 'bin/postgres')).toBe(0o755);
    expect(modeOf(copy.folder, 'lib/libpq.so.5.18')).toBe(0o644);
    expect(readlinkSync(path.join(copy.folder, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
    expect(await readableBinaries(installed, shelf, nobody)).toEqual(copy);
    expect(statSync(copy.folder).ino).toBe(made);
  });

  it('makes no copy when the account can read all of them', async () => {
    for (const place of ['..', '.', 'bin', 'lib', 'bin/postgres', 'lib/libpq.so.5.18']) {
      await chmod(path.join(installed.folder, place), 0o755);
    }

    expect(await readableBinaries(installed, shelf, nobody)).toEqual(installed);
  });
});

function modeOf(folder: string, file: string): number {
  return statSync(path.join(folder, file)).mode & 0o777;
}
