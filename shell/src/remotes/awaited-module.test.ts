import { describe, expect, it, vi } from 'vitest';
import { awaitedModule, forgetFailures } from './awaited-module.ts';
import { idleRegistry } from './given-remote.fixture.ts';
import type { LoadedRemote } from './loaded-remote.ts';

const part = { remote: 'mf-catalog', part: 'slot:home.news', load: async (_: LoadedRemote) => 'module' };

describe('awaitedModule', () => {
  it('gives the same promise for as long as it is not fulfilled', async () => {
    const registry = idleRegistry({ load: vi.fn(() => Promise.reject(new Error('offline'))) });

    const first = awaitedModule(registry, part);
    await first.catch(() => undefined);

    expect(awaitedModule(registry, part)).toBe(first);
    expect(registry.load).toHaveBeenCalledOnce();
  });

  it('tries again after its failures were forgotten, and leaves what is still on its way', async () => {
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
