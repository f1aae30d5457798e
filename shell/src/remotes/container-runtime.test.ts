import { describe, expect, it, vi } from 'vitest';
import { type ConsumeRequest, createContainerRuntime, type ProvideModule } from './container-runtime.ts';

/**
 * A container whose chunk `page` needs react as module 7, in the shape that its generated code passes to the runtime.
 */
function givenContainer(provideModule: ProvideModule) {
  const { bundlerRuntime } = createContainerRuntime(provideModule);
  const webpackRequire: ConsumeRequest['webpackRequire'] = { m: {}, c: {} };
  const installedModules: Record<string, unknown> = {};
  const loadChunk = (chunkId: string) => {
    const promises: unknown[] = [];
    bundlerRuntime.consumes({
      chunkId,
      promises,
      chunkMapping: { page: ['7'] },
      moduleToHandlerMapping: { 7: { shareKey: 'react' } },
      installedModules,
      webpackRequire,
    });
    return Promise.all(promises);
  };
  const run = (id: string) => {
    const module = { exports: null as unknown };
    webpackRequire.c[id] = module;
    webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { bundlerRuntime, webpackRequire, loadChunk, run };
}

const react = { createElement() {} };

describe('the runtime that containers find in the page', () => {
  it('provides what a chunk needs before it runs, once', async () => {
    const provideModule = vi.fn(async () => react);
    const { loadChunk, run } = givenContainer(provideModule);

    await Promise.all([loadChunk('page'), loadChunk('page')]);
    await loadChunk('page');

    expect(run('7')).toBe(react);
    expect(provideModule).toHaveBeenCalledExactlyOnceWith('react');
  });

  it('requests nothing that a chunk does not need', async () => {
    const provideModule = vi.fn();

    await givenContainer(provideModule).loadChunk('other');

    expect(provideModule).not.toHaveBeenCalled();
  });

  it('makes an import of an unavailable library fail, and requests it again for the next chunk', async () => {
    const provideModule = vi
      .fn<ProvideModule>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(react);
    const { loadChunk, run } = givenContainer(provideModule);
    await loadChunk('page');
    expect(() => run('7')).toThrow('offline');

    await loadChunk('page');

    expect(run('7')).toBe(react);
  });

  it('uses the table of a hot update', async () => {
    const provideModule = vi.fn(async () => react);
    const { loadChunk, run, webpackRequire } = givenContainer(provideModule);
    webpackRequire.consumesLoadingData = {
      chunkMapping: { page: ['9'] },
      moduleIdToConsumeDataMapping: { 9: { shareKey: '@bazaar/ui/button' } },
    };

    await loadChunk('page');

    expect(provideModule.mock.calls).toEqual([['react'], ['@bazaar/ui/button']]);
    expect(run('9')).toBe(react);
  });

  it('refuses a container that needs shared modules before it is opened', () => {
    const { bundlerRuntime } = givenContainer(async () => react);

    expect(() => bundlerRuntime.installInitialConsumes({ initialConsumes: [] })).not.toThrow();
    expect(() => bundlerRuntime.installInitialConsumes({ initialConsumes: ['7'] })).toThrow('7');
  });
});
