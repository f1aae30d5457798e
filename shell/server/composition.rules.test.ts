import { describe, expect, it } from 'vitest';
import { resolveComposition, type Visitor } from './composition.rules.ts';
import { givenManifest, givenRemote } from './testing/given-manifest.ts';

const visitor: Visitor = { cookies: {}, headers: {}, bucket: 50 };
const versionFor = (remote: ReturnType<typeof givenRemote>, who: Partial<Visitor> = {}) =>
  resolveComposition(givenManifest(remote), { ...visitor, ...who }, 'shell1').remotes[0]?.descriptor.version;

describe('resolveComposition', () => {
  it('gives everybody the active version when nothing else is said', () => {
    expect(versionFor(givenRemote(['1.0.0', '0.9.0']))).toBe('1.0.0');
  });

  it('gives a percentage canary to the buckets below it alone', () => {
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule: { percent: 10 } } });
    expect([versionFor(remote, { bucket: 9 }), versionFor(remote, { bucket: 10 })]).toEqual([
      '1.1.0',
      '1.0.0',
    ]);
  });

  it('gives a cookie canary to the holders of the very value', () => {
    const rule = { cookie: { name: 'team', value: 'catalog' } };
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule } });
    expect(versionFor(remote, { cookies: { team: 'catalog' } })).toBe('1.1.0');
    expect(versionFor(remote, { cookies: { team: 'other' } })).toBe('1.0.0');
  });

  it('reads a canary header whatever the case of its name', () => {
    const rule = { header: { name: 'X-Team', value: 'catalog' } };
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule } });
    expect(versionFor(remote, { headers: { 'x-team': 'catalog' } })).toBe('1.1.0');
  });

  it('lets a pin beat a canary', () => {
    const remote = givenRemote(['1.0.0', '1.1.0', '0.9.0'], {
      canary: { version: '1.1.0', rule: { percent: 100 } },
      pins: [{ cookie: { name: 'pin', value: 'old' }, version: '0.9.0' }],
    });
    expect(versionFor(remote, { cookies: { pin: 'old' } })).toBe('0.9.0');
  });

  it('falls back to the active version from a canary, and to the previous one from the active', () => {
    const remote = givenRemote(['1.0.0', '1.1.0', '0.9.0'], {
      previous: '0.9.0',
      canary: { version: '1.1.0', rule: { percent: 50 } },
    });
    const fallback = (bucket: number) =>
      resolveComposition(givenManifest(remote), { ...visitor, bucket }, 'shell1').remotes[0]?.previous
        ?.version;
    expect([fallback(0), fallback(99)]).toEqual(['1.0.0', '0.9.0']);
  });

  it('names the same versions by the same id, and any other set by another', () => {
    const id = (remote: ReturnType<typeof givenRemote>, shell = 'shell1') =>
      resolveComposition(givenManifest(remote), visitor, shell).id;
    expect(id(givenRemote(['1.0.0']))).toBe(id(givenRemote(['1.0.0', '0.9.0'])));
    const others = [
      id(givenRemote(['1.0.1'])),
      id(givenRemote(['1.0.0']), 'shell2'),
      id(givenRemote(['1.0.0'], { clientOnly: true })),
    ];
    expect(new Set([id(givenRemote(['1.0.0'])), ...others]).size).toBe(4);
  });

  it('leaves rendering to the browser under the kill switch', () => {
    const { boot } = resolveComposition(
      givenManifest(givenRemote(['1.0.0'], { clientOnly: true })),
      visitor,
      'shell1',
    );
    expect(boot.remotes[0]?.routes.map((route) => route.render)).toEqual(['client']);
  });
});
