import { describe, expect, it, vi } from 'vitest';
import { awaitedModule, forgetFailures } from './awaited-module.ts';
import { givenRemote, idleRegistry } from './given-remote.fixture.ts';
import { LoadedRemote } from './loaded-remote.ts';

const module = { Component: () => null };
const part = {
  remote: 'mf-catalog',
  part: 'slot:home.news',
  peek: (loaded: LoadedRemote) => loaded.peekSlot('home.news'),
  load: (loaded: LoadedRemote) => loaded.loadSlot('home.news'),
};

describe('awaitedModule', () => {
  it('returns the same promise until it is fulfilled', async () => {
    const registry = idleRegistry({ load: vi.fn(() => Promise.reject(new Error('offline'))) });

    const first = awaitedModule(registry, part);
    await first.catch(() => undefined);

    expect(awaitedModule(registry, part)).toBe(first);
    expect(registry.load).toHaveBeenCalledOnce();
  });

  it('returns a fulfilled promise, always the same, when the module is loaded', async () => {
    const loaded = new LoadedRemote(
      givenRemote({ slots: { 'home.news': async () => module } }),
      '1.0.0',
      {} as never,
    );
    await loaded.loadSlot('home.news');
    const registry = idleRegistry({ peek: () => loaded });

    const promise = awaitedModule(registry, part);

    expect(promise).toMatchObject({ status: 'fulfilled', value: module });
    expect(awaitedModule(registry, part)).toBe(promise);
    await expect(promise).resolves.toBe(module);
  });

  it('tries again after failures were forgotten, and leaves pending loads alone', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const registry = idleRegistry({ load });
    const failed = awaitedModule(registry, part);
    await failed.catch(() => undefined);
    load.mockReturnValueOnce(new Promise<never>(() => {}));
    const underWay = awaitedModule(registry, { ...part, part: 'route:/a' });

    forgetFailures(registry, 'mf-catalog');

    expect(awaitedModule(registry, { ...part, part: 'route:/a' })).toBe(underWay);
    const again = awaitedModule(registry, part);
    expect(again).not.toBe(failed);
    await expect(again).rejects.toThrow('offline');
  });

  it('keeps the failures of other remotes', async () => {
    const registry = idleRegistry({ load: () => Promise.reject(new Error('offline')) });
    const failed = awaitedModule(registry, part);
    await failed.catch(() => undefined);

    forgetFailures(registry, 'mf-content');

    expect(awaitedModule(registry, part)).toBe(failed);
  });
});
