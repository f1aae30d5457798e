import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ObjectProblem, openObjectStore, type StoredObject } from './object-store.ts';

const temporary = await temporaryFolder();
const folder = join(temporary.folder, 'objects');
const store = openObjectStore(folder);
const YEAR_AGO = new Date(Date.now() - 365 * 24 * 3_600_000);

afterAll(() => temporary[Symbol.asyncDispose]());

function given(name: string, text: string): string {
  const file = join(temporary.folder, name);
  writeFileSync(file, text);
  return file;
}

const placeOf = ({ sha256 }: StoredObject) => join(folder, sha256.slice(0, 2), sha256);

describe('an object store', () => {
  it('stores equal bytes once, and gives them back', async () => {
    const one = await store.put(given('one', 'پمپ'));
    const same = await store.put(given('same', 'پمپ'));
    const target = join(temporary.folder, 'target');
    await store.copyTo(one, target);

    expect(same).toEqual(one);
    expect(one.size).toBe(6);
    expect(globSync(`${folder}/**/${one.sha256}`)).toHaveLength(1);
    expect(globSync(`${folder}/incoming/*`)).toEqual([]);
    expect(readFileSync(target, 'utf8')).toBe('پمپ');
  });

  it('refuses bytes that were changed or are missing, and writes no file of them', async () => {
    const changed = await store.put(given('changed', 'whole'));
    writeFileSync(placeOf(changed), 'other');
    const target = join(temporary.folder, 'unwritten');

    await expect(store.check(changed)).rejects.toBeInstanceOf(ObjectProblem);
    await expect(store.copyTo(changed, target)).rejects.toBeInstanceOf(ObjectProblem);
    await expect(store.check({ sha256: '0'.repeat(64), size: 1 })).rejects.toBeInstanceOf(ObjectProblem);
    expect(existsSync(target)).toBe(false);
  });

  it('stores bytes again whose copy was cut short', async () => {
    const file = given('cut', 'complete');
    const object = await store.put(file);
    writeFileSync(placeOf(object), '');

    expect(store.has(object)).toBe(false);
    await store.put(file);
    await expect(store.check(object)).resolves.toBeUndefined();
  });

  it('sweeps what is old and unnamed, and takes what was stored again for new', async () => {
    const [old, named, again] = await Promise.all(
      ['old', 'named', 'again'].map((name) => store.put(given(name, name))),
    );
    for (const object of [old, named, again]) {
      await utimes(placeOf(object as StoredObject), YEAR_AGO, YEAR_AGO);
    }
    await store.put(given('again', 'again'));
    const removed = await store.sweep(new Date(Date.now() - 60_000), (sha256) => sha256 === named?.sha256);

    expect(removed).toBe(1);
    expect([old, named, again].map((object) => store.has(object as StoredObject))).toEqual([
      false,
      true,
      true,
    ]);
  });
});
