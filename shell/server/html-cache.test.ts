import { describe, expect, it } from 'vitest';
import { createHtmlCache, createNoHtmlCache } from './html-cache.ts';

const CATALOG = ['shell@1', 'mf-catalog@1.0.0'];
const origin = { placeholder: 'N', releases: CATALOG };
const newer = { placeholder: 'N', releases: ['shell@1', 'mf-catalog@1.1.0'] };

const inUse = (given: readonly string[], inReserve: readonly string[] = []) => ({
  ...{ given: new Set(given), inReserve: new Set(inReserve) },
});

function setUp() {
  const clock = { now: 1_000_000 };
  const cache = createHtmlCache(() => clock.now);
  cache.set('/a', '<p nonce="N">یک</p><p nonce="N">دو</p>', origin);
  return { clock, cache };
}

describe('the cache of documents', () => {
  it('stores a document in parts, between which each visitor’s nonce goes', () => {
    const { cache } = setUp();

    expect(cache.get('/a')?.document.parts.join('7')).toBe('<p nonce="7">یک</p><p nonce="7">دو</p>');
    expect(cache.get('/b')).toBeNull();
  });

  it('marks a document as stale after five seconds, as old after a minute, and drops it after half a day', () => {
    const { clock, cache } = setUp();
    const states = [5_000, 5_001, 60_000, 60_001, 12 * 3_600_000, 12 * 3_600_001].map((age) => {
      clock.now = 1_000_000 + age;
      return cache.get('/a')?.state ?? 'gone';
    });

    expect(states).toEqual(['fresh', 'stale', 'stale', 'old', 'old', 'gone']);
  });

  it('replaces an old document by a new one', () => {
    const { clock, cache } = setUp();
    clock.now += 10_000;
    cache.set('/a', '<p>سه</p>', origin);

    expect(cache.get('/a')).toMatchObject({
      state: 'fresh',
      document: { parts: [Buffer.from('<p>سه</p>')] },
    });
  });

  it('counts bytes, not characters', () => {
    expect(setUp().cache.get('/a')?.document.bytes).toBe(
      Buffer.byteLength('<p nonce="">یک</p><p nonce="">دو</p>'),
    );
  });

  it('compresses what no longer fits, and gives it back unchanged with its time', async () => {
    const html = `<p nonce="N">${'پمپ '.repeat(2_000)}</p><p nonce="N">دو</p>`;
    const clock = { now: 1_000_000 };
    const limits = { maxBytes: 1.5 * Buffer.byteLength(html), maxCompressedBytes: 1_000 };
    const cache = createHtmlCache(() => clock.now, limits);
    cache.set('/a', html, origin);
    clock.now += 1_000;
    cache.set('/b', html, origin);

    await expect.poll(() => cache.get('/a')?.document.parts.join('N')).toBe(html);
    expect(cache.get('/a')?.document.storedAt).toBe(1_000_000);
    await expect.poll(() => cache.get('/b')?.document.storedAt).toBe(1_001_000);
  });

  it('drops documents of releases that are no longer in use, and takes none of them any more', () => {
    const { cache } = setUp();
    cache.set('/b', '<p>نو</p>', newer);

    cache.keepOnly(inUse(newer.releases));
    cache.set('/c', '<p>دیر</p>', origin);

    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== null)).toEqual([false, true, false]);
  });

  it('keeps the documents of a release to which a rollback leads', () => {
    const { cache } = setUp();

    cache.keepOnly(inUse(newer.releases, CATALOG));

    expect(cache.get('/a')).not.toBeNull();
  });

  it('drops compressed documents too, also one that is just being compressed', async () => {
    const html = `<p>${'پمپ '.repeat(2_000)}</p>`;
    const maxBytes = Math.ceil(1.5 * Buffer.byteLength(html));
    const cache = createHtmlCache(Date.now, { maxBytes, maxCompressedBytes: 10_000 });
    const fill = (keys: string[], from: typeof origin) => {
      for (const key of keys) {
        cache.set(key, html, from);
      }
    };
    fill(['/a', '/b', '/c'], origin);
    // There is room for one: giving it back has the third one compressed, after the first one was.
    await expect.poll(() => cache.get('/b')).not.toBeNull();

    cache.keepOnly(inUse(newer.releases));

    fill(['/d', '/e'], newer);
    await expect.poll(() => cache.get('/d')).not.toBeNull();
    expect(['/a', '/b', '/c'].map((key) => cache.get(key))).toEqual([null, null, null]);
  });

  it('stores nothing when it is switched off', () => {
    const cache = createNoHtmlCache();
    cache.set('/a', '<p></p>', origin);

    expect(cache.get('/a')).toBeNull();
  });
});
