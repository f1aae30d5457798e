import { describe, expect, it } from 'vitest';
import { createHtmlCache, createNoHtmlCache } from './html-cache.ts';
import { compressAtOnce, compressWhole, textOf } from './whole-document.ts';

const CATALOG = ['shell@1', 'mf-catalog@1.0.0'];
const NEWER = ['shell@1', 'mf-catalog@1.1.0'];
const given = (text: string) => compressWhole({ text, scriptHashes: [] });

const inUse = (active: readonly string[], inReserve: readonly string[] = []) => ({
  ...{ given: new Set(active), inReserve: new Set(inReserve) },
});

function setUp() {
  const clock = { now: 1_000_000 };
  const cache = createHtmlCache(() => clock.now);
  cache.set('/a', given('<p>یک</p>'), CATALOG);
  return { clock, cache };
}

/** The text of a stored document; null when it is not there. */
async function storedText(cache: ReturnType<typeof createHtmlCache>, key: string): Promise<string | null> {
  const found = cache.get(key);
  return found && (await textOf(found.document)).toString();
}

describe('the cache of documents', () => {
  it('stores a document', async () => {
    const { cache } = setUp();

    expect(await storedText(cache, '/a')).toBe('<p>یک</p>');
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
    cache.set('/a', given('<p>سه</p>'), CATALOG);

    expect(cache.get('/a')?.state).toBe('fresh');
    expect(await storedText(cache, '/a')).toBe('<p>سه</p>');
  });

  it('counts bytes, not characters, and those of the compressed text as soon as they are known', async () => {
    const html = `<p>${'پمپ '.repeat(2_000)}</p>`;
    const { cache } = setUp();
    cache.set('/c', given(html), CATALOG);
    const document = cache.get('/c')?.document;

    expect(document?.bytes).toBe(Buffer.byteLength(html));
    const { byteLength } = (await document?.brotli) ?? {};
    expect(byteLength).toBeLessThan(200);
    await expect.poll(() => cache.get('/c')?.document.bytes).toBe(byteLength);
  });

  it('counts one that is there compressed by its bytes at once', async () => {
    const { cache } = setUp();
    const brotli = compressAtOnce('پمپ '.repeat(2_000), 'often');
    const bytes = brotli.byteLength;
    cache.set('/w', { scriptHashes: [], etag: null, brotli: Promise.resolve(brotli), bytes }, CATALOG);

    expect(cache.get('/w')?.document.bytes).toBe(bytes);
  });

  it('drops what was asked for least recently when its room is full', async () => {
    const html = `<p>${'پمپ '.repeat(2_000)}</p>`;
    const cache = createHtmlCache(Date.now, Math.ceil(1.5 * Buffer.byteLength(html)));
    for (const key of ['/a', '/b']) {
      cache.set(key, given(html), CATALOG);
    }
    expect(['/a', '/b'].map((key) => cache.get(key) !== null)).toEqual([false, true]);

    // Compressed, there is room for both.
    await expect.poll(() => cache.get('/b')?.document.bytes).toBeLessThan(200);
    cache.set('/a', given(html), CATALOG);
    expect(['/a', '/b'].map((key) => cache.get(key) !== null)).toEqual([true, true]);
  });

  it('drops documents of releases that are no longer in use, and takes none of them any more', () => {
    const { cache } = setUp();
    cache.set('/b', given('<p>نو</p>'), NEWER);

    cache.keepOnly(inUse(NEWER));
    cache.set('/c', given('<p>دیر</p>'), CATALOG);

    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== null)).toEqual([false, true, false]);
  });

  it('does not bring back a document that was dropped while it was compressed', async () => {
    const { cache } = setUp();
    const compressed = cache.get('/a')?.document.brotli;
    cache.keepOnly(inUse(NEWER));
    await compressed;
    await Promise.resolve();

    expect(cache.get('/a')).toBeNull();
  });

  it('keeps the documents of a release to which a rollback leads', () => {
    const { cache } = setUp();

    cache.keepOnly(inUse(NEWER, CATALOG));

    expect(cache.get('/a')).not.toBeNull();
  });

  it('stores nothing when it is switched off', () => {
    const cache = createNoHtmlCache();
    cache.set('/a', given('<p></p>'), CATALOG);

    expect(cache.get('/a')).toBeNull();
  });
});
