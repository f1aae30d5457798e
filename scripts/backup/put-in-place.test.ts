import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { putInPlace } from './put-in-place.ts';

const temporary = await temporaryFolder();
const [data, restored, aside] = ['data', 'restored', 'aside'].map((name) => join(temporary.folder, name)) as [
  string,
  string,
  string,
];

afterAll(() => temporary[Symbol.asyncDispose]());

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
}

const filesIn = (folder: string) => globSync('*/*', { cwd: folder }).sort();

it('leaves everything where it was when one part cannot be moved', async () => {
  write(join(data, 'postgres/present'), join(data, 'files/present'));
  write(join(restored, 'postgres/restored'), join(restored, 'files/restored'));
  // As a disk that is mounted there, this keeps the second part from being moved.
  write(join(aside, 'files/in-the-way'));

  await expect(putInPlace(data, restored, aside)).rejects.toThrow();
  expect(filesIn(data)).toEqual(['files/present', 'postgres/present']);
  expect(filesIn(restored)).toEqual(['files/restored', 'postgres/restored']);
});

it('moves all parts that were restored, and none that was not', async () => {
  write(join(data, 'releases/present'));
  const other = join(temporary.folder, 'other');
  await putInPlace(data, restored, other);

  expect(filesIn(data)).toEqual(['files/restored', 'postgres/restored', 'releases/present']);
  expect(filesIn(other)).toEqual(['files/present', 'postgres/present']);
});
