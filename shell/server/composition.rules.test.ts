import { describe, expect, it } from 'vitest';
import { resolveComposition, type Visitor } from './composition.rules.ts';
import { givenManifest, givenRemote, givenShell, servedWell } from './testing/given-manifest.ts';

const visitor: Visitor = { cookies: {}, headers: {}, bucket: 50 };
const versionFor = (remote: ReturnType<typeof givenRemote>, who: Partial<Visitor> = {}) =>
  resolveComposition(givenManifest(remote), { ...visitor, ...who }).remotes[0]?.descriptor.version;

const fallback = (remote: ReturnType<typeof givenRemote>, bucket: Visitor['bucket']) =>
  resolveComposition(givenManifest(remote), { ...visitor, bucket }).remotes[0]?.fallback?.version;

describe('resolveComposition', () => {
  it('gives every visitor the active version when no pin or canary applies', () => {
    expect(versionFor(givenRemote(['1.0.0', '0.9.0']))).toBe('1.0.0');
  });

  const BUCKETS = Array.from({ length: 10_000 }, (_, bucket) => bucket);
  /** The buckets that get a canary of a version. */
  const chosenFor = (percent: number, version = '1.1.0') => {
    const remote = givenRemote(['1.0.0', version], { canary: { version, rule: { percent } } });
    return BUCKETS.filter((bucket) => versionFor(remote, { bucket }) === version);
  };

  it.each([0.1, 0.5, 10, 50])('gives a canary of %s percent to that share of browsers', (percent) => {
    const expected = BUCKETS.length * (percent / 100);
    const deviation = 4 * Math.sqrt(expected);

    expect(Math.abs(chosenFor(percent).length - expected)).toBeLessThan(deviation);
  });

  it('gives a canary of a hundred percent to everybody, and keeps those who had it while the share grows', () => {
    expect(chosenFor(100)).toHaveLength(BUCKETS.length);
    const later = new Set(chosenFor(20));
    expect(chosenFor(5).filter((bucket) => !later.has(bucket))).toEqual([]);
  });

  it('chooses other browsers for another release', () => {
    const other = new Set(chosenFor(10, '1.2.0'));
    const both = chosenFor(10).filter((bucket) => other.has(bucket));

    expect(both.length).toBeLessThan(200);
  });

  it('gives a share to nobody, or to all, who stand for them', () => {
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule: { percent: 50 } } });
    expect([versionFor(remote, { bucket: 'none' }), versionFor(remote, { bucket: 'every' })]).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
  });

  it('gives a cookie canary only to visitors whose cookie has exactly that value', () => {
    const rule = { cookie: { name: 'team', value: 'catalog' } };
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule } });
    expect(versionFor(remote, { cookies: { team: 'catalog' } })).toBe('1.1.0');
    expect(versionFor(remote, { cookies: { team: 'other' } })).toBe('1.0.0');
  });

  it('matches the name of a canary header regardless of case', () => {
    const rule = { header: { name: 'X-Team', value: 'catalog' } };
    const remote = givenRemote(['1.0.0', '1.1.0'], { canary: { version: '1.1.0', rule } });
    expect(versionFor(remote, { headers: { 'x-team': 'catalog' } })).toBe('1.1.0');
  });

  it('prefers a pin to a canary', () => {
    const remote = givenRemote(['1.0.0', '1.1.0', '0.9.0'], {
      canary: { version: '1.1.0', rule: { percent: 100 } },
      pins: [{ cookie: { name: 'pin', value: 'old' }, version: '0.9.0' }],
    });
    expect(versionFor(remote, { cookies: { pin: 'old' } })).toBe('0.9.0');
  });

  it.each([
    ['the active version has served well', { '1.0.0': servedWell, '0.9.0': servedWell }, ['1.0.0', '0.9.0']],
    ['only an earlier version has', { '0.9.0': servedWell }, ['0.9.0', '0.9.0']],
  ])('falls back from canary and active version when %s', (_case, history, expected) => {
    const remote = givenRemote(['1.0.0', '1.1.0', '0.9.0'], {
      ...{ previous: '1.1.0', lastGood: '0.9.0', history },
      canary: { version: '1.1.0', rule: { percent: 50 } },
    });
    expect([fallback(remote, 'every'), fallback(remote, 'none')]).toEqual(expected);
  });

  it('has no fallback for the active version when none has served well, whichever was active before', () => {
    const canary = { version: '1.1.0', rule: { percent: 50 } };
    const remote = givenRemote(['1.0.0', '1.1.0', '0.9.0'], { previous: '0.9.0', canary });
    expect([fallback(remote, 'every'), fallback(remote, 'none')]).toEqual(['1.0.0', undefined]);
  });

  it('gives the same id to the same versions, and another id to any other set', () => {
    const id = (remote: ReturnType<typeof givenRemote>, shell = 'shell1') =>
      resolveComposition(givenManifest(remote, { shell: givenShell([shell]) }), visitor).id;
    expect(id(givenRemote(['1.0.0']))).toBe(id(givenRemote(['1.0.0', '0.9.0'])));
    const others = [
      id(givenRemote(['1.0.1'])),
      id(givenRemote(['1.0.0']), 'shell2'),
      id(givenRemote(['1.0.0'], { clientOnly: true })),
    ];
    expect(new Set([id(givenRemote(['1.0.0'])), ...others]).size).toBe(4);
  });

  it('leaves rendering to the browser when the kill switch is on', () => {
    const { boot } = resolveComposition(givenManifest(givenRemote(['1.0.0'], { clientOnly: true })), visitor);
    expect(boot.remotes[0]?.routes.map((route) => route.render)).toEqual(['client']);
  });
});
