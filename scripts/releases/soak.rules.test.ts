import type { ServedVersion } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { soakVerdict } from './soak.rules.ts';

const soak = { minutes: 30, visits: 100 };
const activeSince = '2026-11-20T10:00:00Z';
const seen = (change: Partial<ServedVersion> = {}): ServedVersion => ({
  ...{ remote: 'mf-catalog', version: '1.0.0', activeSince, firstSeenAt: activeSince },
  ...{ visits: 100, browserFaults: 0, hasServerFault: false, lastFault: null, ...change },
});
const verdict = (entries: readonly ServedVersion[], minutes = 30, since: string | null = activeSince) =>
  soakVerdict({
    state: { active: '1.0.0', activeSince: since },
    seen: entries,
    soak,
    now: new Date(Date.parse(activeSince) + minutes * 60_000),
  });

describe('the soak of a version', () => {
  it.each<[string, ServedVersion[], number, string]>([
    ['is served after its time and its documents', [seen()], 30, 'well'],
    ['takes the documents of all shells together', [seen({ visits: 60 }), seen({ visits: 40 })], 30, 'well'],
    ['goes on before its time', [seen()], 29, 'soaking'],
    ['goes on before its documents', [seen({ visits: 99 })], 30, 'soaking'],
    ['goes on while no shell has noted anything', [], 300, 'soaking'],
    ['fails by one fault on the server', [seen(), seen({ hasServerFault: true })], 5, 'faulty'],
    [
      'fails by one report of a browser in its first visits',
      [seen({ visits: 9, browserFaults: 1 })],
      5,
      'faulty',
    ],
    ['bears one report in a hundred visits', [seen({ browserFaults: 1 })], 30, 'well'],
    ['bears no more than that', [seen({ browserFaults: 2 })], 30, 'faulty'],
    ['counts another version for nothing', [seen({ version: '0.9.0' })], 30, 'soaking'],
    [
      'counts for nothing what was seen when the version was active before',
      [seen({ activeSince: '2026-11-01T00:00:00Z', hasServerFault: true })],
      30,
      'soaking',
    ],
  ])('%s', (_case, ...[entries, minutes, expected]) => {
    expect(verdict(entries, minutes)).toBe(expected);
  });

  it('begins when a shell first saw a version of which nobody noted when it became active', () => {
    const entries = [seen({ activeSince: null })];
    expect([verdict(entries, 29, null), verdict(entries, 30, null)]).toEqual(['soaking', 'well']);
  });
});
