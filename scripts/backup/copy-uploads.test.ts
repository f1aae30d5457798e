import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openObjectStore } from '../../services/kit/backup/object-store.ts';
import { temporaryFolder } from '../../services/testing/temporary-folder.ts';
import { copyUploads, uploadPlace } from './copy-uploads.ts';

const temporary = await temporaryFolder();
const data = join(temporary.folder, 'data');
const objects = openObjectStore(join(temporary.folder, 'objects'));

afterAll(() => temporary[Symbol.asyncDispose]());

function given(text: string, onDisk: string | null = text) {
  const id = randomUUID();
  const sha256 = createHash('sha256').update(text).digest('hex');
  if (onDisk !== null) {
    const place = uploadPlace(data, id);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, onDisk);
  }
  return { id, sha256, size: text.length };
}

it('goes on naming bytes that arrived whole, also when the disk has lost or changed them since', async () => {
  const [whole, changed, removed] = [given('whole'), given('changed'), given('removed')];
  await copyUploads(data, [whole, changed, removed], objects);
  writeFileSync(uploadPlace(data, changed.id), 'CHANGED');
  const never = given('never stored', null);
  const doubled = given('whole', null);
  const gone = { ...removed, id: randomUUID() };
  const { stored, lost } = await copyUploads(data, [whole, changed, gone, never, doubled], objects);

  expect(stored.map(({ sha256 }) => sha256).sort()).toEqual(
    [whole, changed, removed].map(({ sha256 }) => sha256).sort(),
  );
  expect(new Set(lost)).toEqual(new Set([changed, never]));
});

it('goes on when a user deletes a file meanwhile, and not when the store fails', async () => {
  const file = given('deleted');
  const failing = (remove: boolean) => ({
    ...objects,
    async put(place: string): Promise<never> {
      if (remove) {
        rmSync(place);
      }
      throw new Error('it failed');
    },
  });

  await expect(copyUploads(data, [file], failing(false))).rejects.toThrow('it failed');
  expect(await copyUploads(data, [file], failing(true))).toEqual({ stored: [], lost: [file] });
});
