import { describe, expect, it } from 'vitest';
import { parseCookies, readVisitor } from './visitor.ts';

const LOCAL = 'http://localhost:3000';

describe('readVisitor', () => {
  it('sets a cookie of this host alone, over https alone, where the site has https', () => {
    const { visitor, setCookie } = readVisitor({}, 'https://bazaar.example');
    expect(setCookie).toBe(
      `__Host-bazaar_bucket=${visitor.bucket}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
    );
    const again = readVisitor({ cookie: '__Host-bazaar_bucket=42' }, 'https://bazaar.example');
    expect(again).toMatchObject({ visitor: { bucket: 42 }, setCookie: null });
    expect(readVisitor({ cookie: 'bazaar_bucket=42' }, 'https://bazaar.example').setCookie).not.toBeNull();
  });

  it('sets a bucket cookie for a new browser', () => {
    const { visitor, setCookie } = readVisitor({}, LOCAL);
    expect(visitor.bucket).toBeGreaterThanOrEqual(0);
    expect(visitor.bucket).toBeLessThan(10_000);
    expect(setCookie).toMatch(new RegExp(`^bazaar_bucket=${visitor.bucket}; .*HttpOnly`));
  });

  it('keeps the bucket of a browser that has one', () => {
    expect(readVisitor({ cookie: 'a=b; bazaar_bucket=42' }, LOCAL)).toMatchObject({
      visitor: { bucket: 42 },
      setCookie: null,
    });
  });

  it.each(['10000', '-1', 'x', '1.5'])('replaces an invalid bucket: %s', (value) => {
    expect(readVisitor({ cookie: `bazaar_bucket=${value}` }, LOCAL).setCookie).not.toBeNull();
  });
});

describe('parseCookies', () => {
  it('uses the first of two cookies of one name, and never reads from a prototype', () => {
    const cookies = parseCookies('a=1; a=2; __proto__=x; broken; =y');
    expect(cookies.a).toBe('1');
    expect(Object.getPrototypeOf(cookies)).toBeNull();
    expect(({} as { x?: string }).x).toBeUndefined();
  });
});
