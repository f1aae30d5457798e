import type { Remote } from '@bazaar/host';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RemoteVersion } from '../boot/boot-data.ts';
import { onShellFault } from '../parts/shell-file.ts';
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

  it('leaves later containers to the runtime, once it has come', async () => {
    givenContainer();
    const open = vi.fn(startFederation());
    const federation = createFederation(async () => open);
    federation.leaveToRuntime();

    await federation.loadRemote(VERSION);
    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(open).toHaveBeenCalledWith(VERSION);
  });

  it('never waits for the runtime', async () => {
    givenContainer();
    const hanging = vi.fn(() => new Promise<never>(() => undefined));
    const federation = createFederation(hanging);
    federation.leaveToRuntime();

    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);
    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(hanging).toHaveBeenCalledOnce();
  });

  it('asks for a runtime that did not come again with the next container, and tells nobody', async () => {
    givenContainer();
    const faults: unknown[] = [];
    onTestFinished(onShellFault((fault) => faults.push(fault)));
    const federation = createFederation(noRuntime);
    federation.leaveToRuntime();

    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);
    await expect(federation.loadRemote(VERSION)).resolves.toBe(REMOTE);

    expect(noRuntime).toHaveBeenCalledTimes(2);
    expect(faults).toEqual([]);
  });

  it('refuses a container that exposes no remote', async () => {
    givenContainer({ default: {} });

    await expect(createFederation(noRuntime).loadRemote(VERSION)).rejects.toThrow('does not export a remote');
  });

  it('refuses an entry that left no container', async () => {
    await expect(openContainer(VERSION)).rejects.toThrow('ran without leaving a container');
  });
});
