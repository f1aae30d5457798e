import { createFakeHost } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import { givenRemote, type LoadRoute, type LoadSlot } from './given-remote.fixture.ts';
import { LoadedRemote } from './loaded-remote.ts';

const module = { Component: () => null };
const loadedWith = (parts: Parameters<typeof givenRemote>[0]) =>
  new LoadedRemote(givenRemote(parts), '1.0.0', createFakeHost());

describe('LoadedRemote', () => {
  it('binds the routes of its remote to the host once', () => {
    const host = createFakeHost();
    const remote = { ...givenRemote(), routes: vi.fn(() => []) };

    expect(new LoadedRemote(remote, '1.0.0', host).name).toBe('mf-catalog');
    expect(remote.routes).toHaveBeenCalledExactlyOnceWith(host);
  });

  it('loads a route’s module once, and gives it at once afterwards', async () => {
    const load = vi.fn<LoadRoute>(async () => module);
    const loaded = loadedWith({ routes: { '/a': load } });

    expect(loaded.peekRoute('/a')).toBeUndefined();
    await Promise.all([loaded.loadRoute('/a'), loaded.loadRoute('/a')]);

    expect(loaded.peekRoute('/a')).toBe(module);
    expect(load).toHaveBeenCalledOnce();
  });

  it('discards a load that failed, so that a retry loads again', async () => {
    const load = vi.fn<LoadSlot>(async () => module).mockRejectedValueOnce(new Error('offline'));
    const loaded = loadedWith({ slots: { 'home.news': load } });

    await expect(loaded.loadSlot('home.news')).rejects.toThrow('offline');
    await expect(loaded.loadSlot('home.news')).resolves.toBe(module);
    expect(loaded.peekSlot('home.news')).toBe(module);
  });

  it('names version and module when there is no such route or slot', async () => {
    const loaded = loadedWith({});

    await expect(loaded.loadRoute('/b')).rejects.toThrow('mf-catalog 1.0.0 has no route /b.');
    await expect(loaded.loadSlot('home.news')).rejects.toThrow('mf-catalog 1.0.0 has no slot home.news.');
  });

  it('keeps a route and a slot of the same name apart', async () => {
    const loaded = loadedWith({
      routes: { '/a': async () => module },
      slots: { '/a': async () => ({ ...module, load: async () => {} }) },
    });

    expect(await loaded.loadRoute('/a')).not.toBe(await loaded.loadSlot('/a'));
  });
});
