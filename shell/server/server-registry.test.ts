import { createFakeHost } from '@bazaar/testing';
import { describe, expect, it, vi } from 'vitest';
import { LoadedRemote } from '../src/remotes/loaded-remote.ts';
import { RemoteUnavailable } from '../src/remotes/remote-registry.ts';
import { resolveComposition } from './composition.rules.ts';
import { createServerRegistry } from './server-registry.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';
import { givenShellBuild } from './testing/given-services.ts';

const remote = { name: 'mf-catalog', routes: vi.fn(() => []) } as const;

function setUp(load = vi.fn(async () => remote)) {
  const composition = resolveComposition(
    givenManifest(givenRemote(['1.0.0'], { origin: 'http://origin.test' })),
    { cookies: {}, headers: {}, bucket: 0 },
  );
  const host = createFakeHost();
  const report = vi.fn();
  const { bundle: shell } = givenShellBuild({ LoadedRemote, RemoteUnavailable });
  const registry = createServerRegistry({ composition, bundles: { load }, shell, host, report });
  return { registry, load, host, report };
}

describe('the registry of a request', () => {
  it('binds a bundle to the request’s host once', async () => {
    const { registry, host } = setUp();
    expect(registry.peek('mf-catalog')).toBeNull();

    const both = await Promise.all([
      registry.load('mf-catalog', async (loaded) => loaded),
      registry.load('mf-catalog', async (loaded) => loaded),
    ]);

    expect(both[0]).toBe(both[1]);
    expect(registry.peek('mf-catalog')).toBe(both[0]);
    expect(both[0]?.version).toBe('1.0.0');
    expect(remote.routes).toHaveBeenCalledExactlyOnceWith(host);
  });

  it('reports a bundle that cannot be loaded, and is unavailable', async () => {
    const { registry, report } = setUp(vi.fn(() => Promise.reject(new Error('down'))));

    await expect(registry.load('mf-catalog', async () => 1)).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'mf-catalog', 'unloaded');
  });

  it('reports a module that fails, with its version, and is unavailable', async () => {
    const { registry, report } = setUp();

    const response = registry.load('mf-catalog', () => Promise.reject(new Error('down')));

    await expect(response).rejects.toBeInstanceOf(RemoteUnavailable);
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('down'), 'mf-catalog', '1.0.0');
  });

  it('is unavailable for a remote that is not in the composition', async () => {
    await expect(setUp().registry.load('mf-wallet', async () => 1)).rejects.toThrow('mf-wallet');
  });

  it('leaves the fallback to the browser', async () => {
    const { registry } = setUp();

    await expect(registry.fallBack('mf-catalog', '1.0.0')).resolves.toBe(false);
    expect(registry.generation('mf-catalog')).toBe(0);
  });
});
