import { expect, it } from 'vitest';
import { preloadableLazy } from './preloadable-lazy.ts';

it('is fetched once for everybody', async () => {
  let fetches = 0;
  const load = preloadableLazy(async () => ({ count: ++fetches }));

  expect(load()).toBe(load());
  expect(await load()).toEqual({ count: 1 });
  expect(await load()).toEqual({ count: 1 });
});

it('needs no waiting once it is here', async () => {
  const load = preloadableLazy(async () => 'here');
  await load();

  expect(load()).toMatchObject({ status: 'fulfilled', value: 'here' });
});

it('forgets a failure', async () => {
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
