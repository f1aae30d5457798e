import { describe, expect, it } from 'vitest';
import { readPublicDemo, refuseHost, refuseOrigin } from './index.ts';

const PRODUCTION = { name: 'production', isPublicDemo: false } as const;
const DEMO = { name: 'demo', isPublicDemo: false } as const;
const PUBLIC = { name: 'demo', isPublicDemo: true } as const;

describe('refuseOrigin', () => {
  it.each([
    [PRODUCTION, 'https://bazaar.example'],
    [DEMO, 'http://localhost:3000'],
    [DEMO, 'https://bazaar.localhost'],
    [DEMO, 'http://127.0.0.1:3000'],
    [DEMO, 'http://[::1]:3000'],
    [PUBLIC, 'https://demo.bazaar.example'],
    [PUBLIC, 'http://192.168.1.4:3000'],
  ])('accepts in %j: %s', (mode, origin) => {
    expect(() => refuseOrigin(mode, origin)).not.toThrow();
  });

  it.each([
    [PRODUCTION, 'http://bazaar.example', 'https'],
    [PRODUCTION, 'http://localhost:3000', 'https'],
    [DEMO, 'https://bazaar.example', 'BAZAAR_DEMO_PUBLIC=1'],
    [DEMO, 'http://192.168.1.4:3000', 'BAZAAR_DEMO_PUBLIC=1'],
    [DEMO, 'http://localhost.bazaar.example', 'BAZAAR_DEMO_PUBLIC=1'],
    [DEMO, 'http://127.0.0.1.bazaar.example', 'BAZAAR_DEMO_PUBLIC=1'],
  ])('refuses in %j with the name of the variable: %s', (mode, origin, remedy) => {
    expect(() => refuseOrigin(mode, origin)).toThrow(/^PUBLIC_ORIGIN is /);
    expect(() => refuseOrigin(mode, origin)).toThrow(remedy);
  });
});

describe('refuseHost', () => {
  it('keeps a demo on this machine, unless it is public', () => {
    expect(() => refuseHost(DEMO, '0.0.0.0')).toThrow(/^HOST is 0\.0\.0\.0, .*BAZAAR_DEMO_PUBLIC=1/);
    expect(() => refuseHost(DEMO, '::')).toThrow(/^HOST is ::/);
    for (const [mode, host] of [
      [DEMO, '127.0.0.1'],
      [DEMO, '::1'],
      [PUBLIC, '0.0.0.0'],
      [PRODUCTION, '0.0.0.0'],
    ] as const) {
      expect(() => refuseHost(mode, host)).not.toThrow();
    }
  });
});

describe('readPublicDemo', () => {
  it('is asked for by 1 alone, and in a demo alone', () => {
    expect(readPublicDemo('demo', { BAZAAR_DEMO_PUBLIC: '1' })).toBe(true);
    expect([readPublicDemo('demo', {}), readPublicDemo('production', {})]).toEqual([false, false]);
    expect(() => readPublicDemo('demo', { BAZAAR_DEMO_PUBLIC: 'yes' })).toThrow(
      /^BAZAAR_DEMO_PUBLIC is "yes"/,
    );
    expect(() => readPublicDemo('production', { BAZAAR_DEMO_PUBLIC: '1' })).toThrow(
      /^BAZAAR_DEMO_PUBLIC is 1/,
    );
  });
});
