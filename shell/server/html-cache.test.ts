import { describe, expect, it } from 'vitest';
import { createHtmlCache, createNoHtmlCache } from './html-cache.ts';

function setUp() {
  const clock = { now: 1_000_000 };
  const cache = createHtmlCache(() => clock.now);
  cache.set('/a', '<p nonce="N">یک</p><p nonce="N">دو</p>', 'N');
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
    cache.set('/a', '<p>سه</p>', 'N');

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
    cache.set('/a', html, 'N');
    clock.now += 1_000;
    cache.set('/b', html, 'N');

    await expect.poll(() => cache.get('/a')?.document.parts.join('N')).toBe(html);
    expect(cache.get('/a')?.document.storedAt).toBe(1_000_000);
    await expect.poll(() => cache.get('/b')?.document.storedAt).toBe(1_001_000);
  });

  it('stores nothing when it is switched off', () => {
    const cache = createNoHtmlCache();
    cache.set('/a', '<p></p>', 'N');

    expect(cache.get('/a')).toBeNull();
  });
});
