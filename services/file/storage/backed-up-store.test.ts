import { expect, it } from 'vitest';
import { createBackedUpStore } from './backed-up-store.adapter.ts';
import type { FileStore } from './file-store.types.ts';

const FILE = { path: '/incoming/a', size: 1, mime: 'text/plain' };

function recorded() {
  const done: string[] = [];
  const store: FileStore = {
    keep: async (id) => void done.push(`keep ${id}`),
    open: async () => null,
    remove: async (id) => void done.push(`remove ${id}`),
  };
  return { done, store };
}

it('copies a file before it is stored, and removes no copy', async () => {
  const { done, store } = recorded();
  const put = async (file: string) => {
    done.push(`put ${file}`);
    return { sha256: '', size: 1 };
  };
  const backedUp = createBackedUpStore(store, { put }, () => done.push('warned'));

  await backedUp.keep('a', FILE);
  await backedUp.remove('a');

  expect(done).toEqual(['put /incoming/a', 'keep a', 'remove a']);
});

it('stores a file whose copy fails, and reports the failure', async () => {
  const { done, store } = recorded();
  const full = new Error('no space');
  const backedUp = createBackedUpStore(store, { put: () => Promise.reject(full) }, (error) =>
    done.push(String(error)),
  );

  await backedUp.keep('a', FILE);

  expect(done).toEqual(['Error: no space', 'keep a']);
});
