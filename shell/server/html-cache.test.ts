import { describe, expect, it } from 'vitest';
import { textOf } from './cached-document.ts';
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

/** The text of a stored document; null when it is not there. */
async function storedText(cache: ReturnType<typeof createHtmlCache>, key: string): Promise<string | null> {
  const found = cache.get(key);
  return found && (await textOf(found.document)).toString();
}

describe('the cache of documents', () => {
  it('stores a document without the nonce of its rendering', async () => {
    const { cache } = setUp();

    expect(await storedText(cache, '/a')).toBe('<p>یک</p><p>دو</p>');
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

  it('replaces an old document by a new one', async () => {
    const { clock, cache } = setUp();
    clock.now += 10_000;
    cache.set('/a', '<p>سه</p>', origin);

    expect(cache.get('/a')?.state).toBe('fresh');
    expect(await storedText(cache, '/a')).toBe('<p>سه</p>');
  });

  it('counts bytes, not characters, and those of the compressed text as soon as they are known', async () => {
    const html = `<p>${'پمپ '.repeat(2_000)}</p>`;
    const { cache } = setUp();
    cache.set('/c', html, origin);
    const document = cache.get('/c')?.document;

    expect(document?.bytes).toBe(Buffer.byteLength(html));
    const { byteLength } = (await document?.brotli) ?? {};
    expect(byteLength).toBeLessThan(200);
    await expect.poll(() => cache.get('/c')?.document.bytes).toBe(byteLength);
  });

  it('drops what was asked for least recently when its room is full', async () => {
    const html = `<p>${'پمپ '.repeat(2_000)}</p>`;
    const cache = createHtmlCache(Date.now, Math.ceil(1.5 * Buffer.byteLength(html)));
    for (const key of ['/a', '/b']) {
      cache.set(key, html, origin);
    }
    expect(['/a', '/b'].map((key) => cache.get(key) !== null)).toEqual([false, true]);

    // Compressed, there is room for both.
    await expect.poll(() => cache.get('/b')?.document.bytes).toBeLessThan(200);
    cache.set('/a', html, origin);
    expect(['/a', '/b'].map((key) => cache.get(key) !== null)).toEqual([true, true]);
  });

  it('does not take a document whose nonce is more than an attribute', () => {
    const { cache } = setUp();
    cache.set('/n', '<script nonce="N">use("N")</script>', origin);

    expect(cache.get('/n')).toBeNull();
  });

  it('drops documents of releases that are no longer in use, and takes none of them any more', () => {
    const { cache } = setUp();
    cache.set('/b', '<p>نو</p>', newer);

    cache.keepOnly(inUse(newer.releases));
    cache.set('/c', '<p>دیر</p>', origin);

    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== null)).toEqual([false, true, false]);
  });

  it('does not bring back a document that was dropped while it was compressed', async () => {
    const { cache } = setUp();
    const compressed = cache.get('/a')?.document.brotli;
    cache.keepOnly(inUse(newer.releases));
    await compressed;
    await Promise.resolve();

    expect(cache.get('/a')).toBeNull();
  });

  it('keeps the documents of a release to which a rollback leads', () => {
    const { cache } = setUp();

    cache.keepOnly(inUse(newer.releases, CATALOG));

    expect(cache.get('/a')).not.toBeNull();
  });

  it('stores nothing when it is switched off', () => {
    const cache = createNoHtmlCache();
    cache.set('/a', '<p></p>', origin);

    expect(cache.get('/a')).toBeNull();
  });
});
