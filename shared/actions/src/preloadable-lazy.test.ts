import { expect, it } from 'vitest';
import { preloadableLazy } from './preloadable-lazy.ts';

it('fetches the module once for all callers', async () => {
  let fetches = 0;
  const load = preloadableLazy(async () => ({ count: ++fetches }));

  expect(load()).toBe(load());
  expect(await load()).toEqual({ count: 1 });
  expect(await load()).toEqual({ count: 1 });
});

it('returns a fulfilled promise once the module is loaded', async () => {
  const load = preloadableLazy(async () => 'here');
  await load();

  expect(load()).toMatchObject({ status: 'fulfilled', value: 'here' });
});

it('fetches again after a failure', async () => {
  let isBroken = true;
  const load = preloadableLazy(async () => {
    if (isBroken) {
      throw new Error('offline');
    }
    return 'here';
  });
  await expect(load()).rejects.toThrow('offline');

  isBroken = false;
  expect(await load()).toBe('here');
});
