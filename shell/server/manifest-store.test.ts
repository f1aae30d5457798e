import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { type ManifestStore, openManifest, readManifest } from './manifest-store.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const rules = { now: new Date('2026-11-20T00:00:00Z'), after: 4 };
const good = givenManifest(givenRemote(['1.0.0']), { sequence: 5 });

describe('readManifest', () => {
  it('accepts a manifest whose sequence is higher', () => {
    expect(readManifest(bytes(good), rules).sequence).toBe(5);
  });

  it.each([
    ['the same sequence again', bytes({ ...good, sequence: 4 }), /not above 4/],
    ['a term that is over', bytes({ ...good, expiresAt: '2026-11-19T00:00:00Z' }), /expired/],
    ['bytes that are no JSON', Buffer.from('<html>'), /not JSON/],
    ['an unknown key', bytes({ ...good, extra: 1 }), /schema/],
    [
      'a version that is not retained',
      bytes({ ...good, remotes: { 'mf-catalog': givenRemote(['1.0.0'], { active: '2.0.0' }) } }),
      /schema/,
    ],
    ['more than two megabytes', Buffer.alloc(3 * 1024 * 1024, ' '), /bytes/],
  ])('refuses %s', (_case, content, reason) => {
    expect(() => readManifest(content, rules)).toThrow(reason);
  });
});

describe('openManifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-manifest-'));
  const file = join(folder, 'manifest.json');
  const log = { info: vi.fn(), error: vi.fn() };
  const prepare = async () => undefined;
  let store: ManifestStore | undefined;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => {
    store?.close();
    vi.resetAllMocks();
  });

  it('fails without a manifest, and the error tells how to make one', async () => {
    await expect(openManifest({ file: join(folder, 'none.json'), log, prepare })).rejects.toThrow(
      /npm run build/,
    );
  });

  it('prepares a manifest before it is used', async () => {
    writeFileSync(file, bytes(good));
    const { promise, resolve } = Promise.withResolvers<void>();
    store = await openManifest({
      file,
      log,
      prepare: async (manifest) => (manifest.sequence > 5 ? promise : undefined),
    });
    const changed = vi.fn();
    store.onChange(changed);

    writeFileSync(file, bytes({ ...good, sequence: 6 }));
    await new Promise((after) => setTimeout(after, 600));
    expect([store.current().sequence, changed.mock.calls.length]).toEqual([5, 0]);

    resolve();
    await vi.waitFor(() => expect(store?.current().sequence).toBe(6), { timeout: 3000 });
  });

  it('adopts a new file while running, and keeps the last good one when the next is invalid', async () => {
    writeFileSync(file, bytes(good));
    store = await openManifest({ file, log, prepare });
    const changed = vi.fn();
    store.onChange(changed);

    writeFileSync(file, bytes({ ...good, sequence: 6 }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 3000 });
    writeFileSync(file, 'broken');
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), { timeout: 3000 });

    expect(store.current().sequence).toBe(6);
  });
});
