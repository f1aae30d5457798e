import type { Remote } from '@bazaar/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RemoteVersion } from '../boot/boot-data.ts';
import { createFederation } from './federation.ts';
import { startFederation } from './federation-runtime.ts';
import { openContainer } from './open-container.ts';

const REMOTE = { name: 'mf-catalog', routes: () => [] } as unknown as Remote;
const VERSION = {
  version: '1.0.0',
  container: 'mf_catalog__1_0_0',
  entry: '/_r/mf-catalog/1.0.0/remoteEntry.js',
  integrity: 'sha256-abc',
} as RemoteVersion;

/** A container in the page, as its script leaves it there. */
function givenContainer(exposed: unknown = { default: REMOTE }) {
  const container = {
    init: vi.fn(() => true),
    get: vi.fn(async () => () => exposed),
  };
  vi.stubGlobal(VERSION.container, container);
  return container;
}

const noRuntime = vi.fn(() => Promise.reject(new Error('not found')));

afterEach(() => {
  vi.unstubAllGlobals();
  noRuntime.mockClear();
});

describe('federation', () => {
  it('opens a container of the first view without the runtime', async () => {
    const { init, get } = givenContainer();

    await expect(createFederation(noRuntime).loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(init).toHaveBeenCalledBefore(get);
    expect(noRuntime).not.toHaveBeenCalled();
  });

  it('leaves later containers to the runtime', async () => {
    givenContainer();
    const open = vi.fn(startFederation());
    const federation = createFederation(async () => open);
    federation.leaveToRuntime();

    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(open).toHaveBeenCalledOnce();
  });

  it('opens them by itself when the runtime cannot be loaded, and asks for it again with the next one', async () => {
    givenContainer();
    const federation = createFederation(noRuntime);
    federation.leaveToRuntime();

    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);
    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(noRuntime).toHaveBeenCalledTimes(2);
  });

  it('refuses a container that exposes no remote', async () => {
    givenContainer({ default: {} });

    await expect(createFederation(noRuntime).loadRemote(VERSION)).rejects.toThrow('does not export a remote');
  });

  it('refuses an entry that left no container', async () => {
    await expect(openContainer(VERSION)).rejects.toThrow('ran without leaving a container');
  });
});
