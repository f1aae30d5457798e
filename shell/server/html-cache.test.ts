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

  it('marks a document as stale after five seconds, and drops it after a minute', () => {
    const { clock, cache } = setUp();
    const states = [5_000, 5_001, 59_000, 61_000].map((age) => {
      clock.now = 1_000_000 + age;
      return cache.get('/a')?.isStale ?? 'gone';
    });

    expect(states).toEqual([false, true, true, 'gone']);
  });

  it('replaces an old document by a new one', () => {
    const { clock, cache } = setUp();
    clock.now += 10_000;
    cache.set('/a', '<p>سه</p>', 'N');

    expect(cache.get('/a')).toMatchObject({
      isStale: false,
      document: { parts: [Buffer.from('<p>سه</p>')] },
    });
  });

  it('counts bytes, not characters', () => {
    expect(setUp().cache.get('/a')?.document.bytes).toBe(
      Buffer.byteLength('<p nonce="N">یک</p><p nonce="N">دو</p>'),
    );
  });

  it('removes everything at once', () => {
    const { cache } = setUp();
    cache.clear();

    expect(cache.get('/a')).toBeNull();
  });

  it('stores nothing when it is switched off', () => {
    const cache = createNoHtmlCache();
    cache.set('/a', '<p></p>', 'N');

    expect(cache.get('/a')).toBeNull();
  });
});
