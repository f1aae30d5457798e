import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Manifest } from '@bazaar/contracts/platform';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import {
  ManifestError,
  ManifestNotReady,
  type ManifestStore,
  openManifest,
  readManifest,
} from './manifest-store.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
const rules = {
  now: new Date('2026-11-20T00:00:00Z'),
  after: { sequence: 4, digest: 'of other bytes' },
};
const good = givenManifest(givenRemote(['1.0.0']), { sequence: 5 });

describe('readManifest', () => {
  it('accepts a manifest whose sequence is higher', () => {
    expect(readManifest(bytes(good), rules).sequence).toBe(5);
  });

  it.each([
    ['a lower sequence', bytes({ ...good, sequence: 3 }), /3 is not above 4/],
    [
      'the same sequence with other bytes',
      bytes({ ...good, sequence: 4 }),
      /Another manifest has the sequence 4/,
    ],
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
  const keptFile = join(folder, 'shell', 'manifest.json');
  const log = { info: vi.fn(), error: vi.fn() };
  const prepare = async () => undefined;
  let store: ManifestStore | undefined;
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => {
    store?.close();
    rmSync(keptFile, { force: true });
    vi.resetAllMocks();
  });

  it('fails without a manifest, and the error tells how to make one', async () => {
    await expect(openManifest({ file: join(folder, 'none.json'), keptFile, log, prepare })).rejects.toThrow(
      /npm run build/,
    );
  });

  it('prepares a manifest before it is used', async () => {
    writeFileSync(file, bytes(good));
    const { promise, resolve } = Promise.withResolvers<void>();
    store = await openManifest({
      file,
      keptFile,
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
    store = await openManifest({ file, keptFile, log, prepare });
    const changed = vi.fn();
    store.onChange(changed);

    writeFileSync(file, bytes({ ...good, sequence: 6 }));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce(), { timeout: 3000 });
    writeFileSync(file, 'broken');
    await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce(), { timeout: 3000 });

    expect(store.current().sequence).toBe(6);
  });

  const open = (now = new Date('2026-11-20T00:00:00Z')) =>
    openManifest({ file, keptFile, log, prepare, now: () => now });
  /** A shell that served the good manifest, and stopped. */
  async function givenKept(): Promise<void> {
    writeFileSync(file, bytes(good));
    (await open()).close();
  }

  it('starts with the manifest that it kept when the file’s cannot be served', async () => {
    await givenKept();
    writeFileSync(file, bytes({ ...good, sequence: 6 }));
    const refuse = async (manifest: Manifest) => {
      if (manifest.sequence === 6) {
        throw new ManifestError('its shell throws');
      }
    };
    store = await openManifest({ file, keptFile, log, prepare: refuse });
    expect(store.current().sequence).toBe(5);
    expect(store.status().refused).toBe('its shell throws');
  });

  it('tries that manifest again when what it lacks may still come', async () => {
    await givenKept();
    writeFileSync(file, bytes({ ...good, sequence: 6 }));
    let isThere = false;
    const wait = async (manifest: Manifest) => {
      if (manifest.sequence === 6 && !isThere) {
        isThere = true;
        throw new ManifestNotReady('its build is missing');
      }
    };
    store = await openManifest({ file, keptFile, log, prepare: wait });
    expect(store.current().sequence).toBe(5);
    await vi.waitFor(() => expect(store?.current().sequence).toBe(6), { timeout: 6000 });
    expect(store.status().refused).toBeNull();
  });

  it('does not start when the only manifest cannot be served', async () => {
    writeFileSync(file, bytes(good));
    const refuse = async () => {
      throw new ManifestError('its shell throws');
    };
    await expect(openManifest({ file, keptFile, log, prepare: refuse })).rejects.toThrow('its shell throws');
  });

  it.each<[string, Buffer | null, RegExp, boolean]>([
    ['an older one', bytes({ ...good, sequence: 4 }), /not above 5/, false],
    ['an expired one', bytes({ ...good, sequence: 6, expiresAt: '2026-11-19T00:00:00Z' }), /expired/, false],
    [
      'one with the same sequence',
      bytes({ ...good, soak: { minutes: 1, visits: 1 } }),
      /sequence 5 too/,
      true,
    ],
    ['one that is no JSON', Buffer.from('<html>'), /not JSON/, false],
    ['none', null, /There is no manifest/, false],
  ])(
    'starts with the manifest that it kept when the file holds %s',
    async (_case, ...[content, reason, isForked]) => {
      await givenKept();
      rmSync(file);
      if (content) {
        writeFileSync(file, content);
      }
      store = await open();

      expect(store.current().sequence).toBe(5);
      expect(store.status()).toMatchObject({ isForked, refused: expect.stringMatching(reason) });
      expect(log.error).toHaveBeenCalledOnce();
      expect(JSON.parse(readFileSync(keptFile, 'utf8')).sequence).toBe(5);
    },
  );

  it('does not start with an expired manifest that it never verified, nor with a kept one that was edited', async () => {
    writeFileSync(file, bytes({ ...good, expiresAt: '2026-11-19T00:00:00Z' }));
    await expect(open()).rejects.toThrow(/expired/);

    await givenKept();
    writeFileSync(file, '<html>');
    writeFileSync(keptFile, readFileSync(keptFile, 'utf8').replaceAll('localhost:3001', 'evil.example'));
    await expect(open()).rejects.toThrow(/not JSON/);
  });

  it('raises an alarm for another manifest with its sequence, and does not take it', async () => {
    writeFileSync(file, bytes(good));
    store = await open();
    writeFileSync(file, bytes({ ...good, soak: { minutes: 1, visits: 1 } }));

    await vi.waitFor(() => expect(store?.status().isForked).toBe(true), { timeout: 3000 });
    expect(store.current().soak).toEqual(good.soak);
    expect(log.error.mock.calls[0]?.[1]).toMatch(/^ALARM: two manifests have the same sequence/);

    writeFileSync(file, bytes(good));
    await vi.waitFor(() => expect(store?.status().refused).toBeNull(), { timeout: 3000 });
  });

  it('is expired when its term ends while it is in force, goes on serving, and takes a newer one', async () => {
    const time = { now: new Date('2026-11-20T00:00:00Z') };
    writeFileSync(file, bytes(good));
    store = await openManifest({ file, keptFile, log, prepare, now: () => time.now });
    expect(store.status().isExpired).toBe(false);

    time.now = new Date(good.expiresAt);
    expect([store.status().isExpired, store.current().sequence]).toEqual([true, 5]);
    expect(log.error.mock.calls[0]?.[1]).toMatch(/^ALARM: the manifest in force has expired/);

    writeFileSync(file, bytes({ ...good, sequence: 6, expiresAt: '2028-01-01T00:00:00Z' }));
    await vi.waitFor(() => expect(store?.current().sequence).toBe(6), { timeout: 3000 });
    expect(store.status().isExpired).toBe(false);
  });
});
