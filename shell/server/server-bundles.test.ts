import type { RemoteDescriptor } from '@bazaar/contracts/platform';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MirrorFault } from './mirror/release-bytes.ts';
import { createServerBundles } from './server-bundles.ts';
import { givenDescriptor } from './testing/given-manifest.ts';
import { writeMirrored } from './testing/given-mirror.ts';
import { givenFolder } from './testing/given-services.ts';

const ORIGIN = 'http://origin.test';
const GOOD = "exports.default = { name: 'mf-catalog', routes: () => [] };";

const FILE = 'server/remote.cjs';

/** Server bundles of releases with the given source. */
function setUp(source: string, shared: ReadonlyMap<string, unknown> = new Map()) {
  const root = givenFolder();
  const release = (version = '1.0.0') => givenDescriptor({ version, files: { [FILE]: source } });
  const write = (descriptor: RemoteDescriptor, text = source) =>
    writeMirrored(root, descriptor, { [FILE]: text });
  const ensure = vi.fn(async (descriptor: RemoteDescriptor) => write(descriptor));
  const bundles = createServerBundles({
    mirror: { ensure, has: () => true },
    shared: (request) => shared.get(request),
  });
  const load = (descriptor: RemoteDescriptor = release()) => bundles.load(descriptor, ORIGIN);
  return { load, ensure, write, release };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the server bundle of a release', () => {
  it('is fetched through the mirror and exports its remote', async () => {
    const { load, ensure, release } = setUp(GOOD);
    const descriptor = release();

    await expect(load(descriptor)).resolves.toMatchObject({ name: 'mf-catalog' });
    expect(ensure).toHaveBeenCalledExactlyOnceWith(descriptor, ORIGIN);
  });

  it('runs once for all requests, and once per version', async () => {
    const { load, ensure, release } = setUp(GOOD);

    const [first, second] = await Promise.all([load(), load()]);
    const other = await load(release('1.0.1'));

    expect(second).toBe(first);
    expect(other).not.toBe(first);
    expect(ensure).toHaveBeenCalledTimes(2);
  });

  it('receives the shell’s own instances of shared libraries', async () => {
    const react = { version: 'shell' };
    const source = `const react = require('react'); ${GOOD} exports.default.react = react;`;

    const remote = await setUp(source, new Map([['react', react]])).load();

    expect((remote as unknown as { react: unknown }).react).toBe(react);
  });

  it('may require the few modules of Node that libraries need', async () => {
    await expect(setUp(`require('node:util'); ${GOOD}`).load()).resolves.toBeDefined();
  });

  it.each(['node:fs', 'fs', 'child_process', 'process', '../secret.js', 'react'])(
    'may not require %s',
    async (request) => {
      const { load } = setUp(`require('${request}'); ${GOOD}`);

      await expect(load()).rejects.toThrow(`may not require "${request}"`);
    },
  );

  it.each([
    ['throws while it loads', 'throw new Error("broken bundle");', /broken bundle/],
    ['is no script', 'Service Unavailable', /Unexpected identifier/],
    ['exports nothing', '', /exports no such remote/],
    ['is another remote’s', GOOD.replace('mf-catalog', 'mf-wallet'), /exports no such remote/],
  ])('is refused when it %s', async (_case, source, reason) => {
    await expect(setUp(source).load()).rejects.toThrow(reason);
  });

  it('is an error when a release has none', async () => {
    const { load } = setUp(GOOD);

    await expect(load({ ...givenDescriptor(), serverBundle: null })).rejects.toThrow('has no server bundle');
  });
});

describe('a server bundle that failed', () => {
  it('is not tried again for two seconds, and is fetched again afterwards', async () => {
    const { load, ensure, write } = setUp(GOOD);
    ensure.mockImplementationOnce(async (descriptor) => write(descriptor, 'changed();'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await expect(load()).rejects.toThrow(/is not what was released/);

    await expect(load()).rejects.toThrow(/is not what was released/);
    expect(ensure).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(2000);

    await expect(load()).resolves.toMatchObject({ name: 'mf-catalog' });
  });

  it('never runs when it was changed in the mirror', async () => {
    const { load, ensure, write } = setUp(GOOD);
    ensure.mockImplementationOnce(async (descriptor) => write(descriptor, 'globalThis.wasRun = true;'));

    await expect(load()).rejects.toThrow(MirrorFault);
    expect('wasRun' in globalThis).toBe(false);
  });
});
