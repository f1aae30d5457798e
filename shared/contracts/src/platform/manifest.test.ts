import { describe, expect, it } from 'vitest';
import { Manifest, REMOTE_NAMES } from './index.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;

const retained = (name: string, version: string) => ({
  releasedAt: '2025-01-01T00:00:00Z',
  descriptor: {
    schema: 1,
    name,
    version,
    hostContract: 1,
    builtAt: '2025-01-01T00:00:00Z',
    sourceHash: 'abc',
    container: 'remote',
    entry: 'remoteEntry.js',
    serverBundle: null,
    routes: [],
    slots: [],
    publishes: [],
    listens: [],
    shared: {},
    ui: [],
    files: { 'remoteEntry.js': { integrity, bytes: 10 } },
  },
});
const served = { servedWellAt: '2025-01-01T00:00:00Z', rolledBackAt: null, withdrawn: null };
const withdrawn = { ...served, withdrawn: { at: '2025-01-01T00:00:00Z', reason: 'wrong prices' } };
const remoteOf = (name: string) => ({
  origin: 'http://127.0.0.1:3001',
  active: '1.1.0',
  activeSince: '2025-01-01T00:00:00Z',
  previous: '1.0.0',
  lastGood: '1.0.0',
  canary: { version: '1.2.0-rc.1', rule: { percent: 5 } },
  pins: [{ cookie: { name: 'bazaar-pin', value: 'old' }, version: '1.0.0' }],
  clientOnly: false,
  retained: ['1.0.0', '1.1.0', '1.2.0-rc.1'].map((version) => retained(name, version)),
  history: { '1.0.0': served, '0.8.0': withdrawn },
});
const remote = remoteOf('mf-wallet');
const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string];
const shell = {
  active: third,
  activeSince: '2025-01-01T00:00:00Z',
  previous: second,
  lastGood: first,
  retained: [first, second, third].map((id) => ({ id, releasedAt: '2025-01-01T00:00:00Z' })),
  history: { [first]: served, [`${'0'.repeat(16)}`]: withdrawn },
};
const good = {
  schema: 1,
  sequence: 7,
  issuedAt: '2025-01-01T00:00:00Z',
  expiresAt: '2025-01-02T00:00:00.000Z',
  soak: { minutes: 10, visits: 20 },
  shell,
  remotes: Object.fromEntries(REMOTE_NAMES.map((name) => [name, remoteOf(name)])),
};
const withRemote = (change: object) => ({
  ...good,
  remotes: { ...good.remotes, 'mf-wallet': { ...remote, ...change } },
});
const withShell = (change: object) => ({ ...good, shell: { ...shell, ...change } });
const accepts = (manifest: unknown) => Manifest.safeParse(manifest).success;

describe('Manifest', () => {
  it('accepts a manifest as operators write it', () => {
    expect(Manifest.parse(good)).toEqual(good);
  });

  it('reads one from before versions had a history: nothing of it is known to be good', () => {
    const old = Object.fromEntries(
      Object.entries(remote).filter(([field]) => !['activeSince', 'lastGood', 'history'].includes(field)),
    );
    const { remotes, ...read } = Manifest.parse({
      ...{ ...good, soak: undefined },
      remotes: { 'mf-wallet': old },
    });
    expect(remotes['mf-wallet']).toEqual({ ...old, activeSince: null, lastGood: null, history: {} });
    expect(read.soak).toEqual({ minutes: 30, visits: 100 });
  });

  it('reads one from before the shell’s builds were releases', () => {
    const { shell: _shell, ...old } = good;
    expect(Manifest.parse(old)).toEqual(old);
  });

  it('accepts a platform on which some remotes were never released', () => {
    expect(accepts({ ...good, remotes: { 'mf-wallet': remote } })).toBe(true);
  });

  it.each([
    ['no canary, no previous version, no pins', { canary: null, previous: null, pins: [] }],
    ['a canary by cookie', { canary: { version: '1.0.0', rule: { cookie: { name: 'beta', value: '1' } } } }],
    [
      'a canary by header',
      { canary: { version: '1.0.0', rule: { header: { name: 'x-beta', value: '1' } } } },
    ],
    ['an origin with a path', { origin: 'https://cdn.example/bazaar/mf-wallet' }],
    ['an IPv6 origin', { origin: 'http://[::1]:3005' }],
  ])('accepts %s', (_, change) => {
    expect(accepts(withRemote(change))).toBe(true);
  });

  it.each<[string, unknown]>([
    ['another schema', { ...good, schema: 2 }],
    ['a sequence of zero', { ...good, sequence: 0 }],
    ['a sequence that is no whole number', { ...good, sequence: 1.5 }],
    ['a local time', { ...good, issuedAt: '2025-01-01T00:00:00+03:30' }],
    ['an expiry before its issue', { ...good, expiresAt: '2024-12-31T00:00:00Z' }],
    ['no expiry', { ...good, expiresAt: undefined }],
    ['an unknown key', { ...good, note: 'x' }],
    ['an unknown remote', { ...good, remotes: { ...good.remotes, 'mf-evil': remote } }],
    ['an unknown key of a remote', withRemote({ script: 'x' })],
    ['an active version that is not retained', withRemote({ active: '1.3.0' })],
    ['a previous version that is not retained', withRemote({ previous: '0.9.0' })],
    ['a canary that is not retained', withRemote({ canary: { version: '2.0.0', rule: { percent: 5 } } })],
    ['a last good version that is not retained', withRemote({ lastGood: '0.9.0' })],
    ['a last good version that is active', withRemote({ lastGood: '1.1.0', history: { '1.1.0': served } })],
    ['a last good version that has not served well', withRemote({ history: {} })],
    [
      'a last good version that was rolled back from',
      withRemote({ history: { '1.0.0': { ...served, rolledBackAt: good.issuedAt } } }),
    ],
    ...['1.0.0', '1.1.0', '1.2.0-rc.1'].map((version): [string, unknown] => [
      `a withdrawn version: ${version}`,
      withRemote({ lastGood: null, history: { [version]: withdrawn } }),
    ]),
    ['a pin that is not retained', withRemote({ pins: [{ ...remote.pins[0], version: '0.1.0' }] })],
    [
      'one version retained twice',
      withRemote({ retained: [...remote.retained, retained('mf-wallet', '1.0.0')] }),
    ],
    [
      'a release of another remote',
      withRemote({ retained: [...remote.retained, retained('mf-catalog', '2.0.0')] }),
    ],
    ['a retained version without its descriptor', withRemote({ retained: [{ releasedAt: good.issuedAt }] })],
    ['a version that climbs', withRemote({ active: '../1.1.0' })],
    ['a share of nobody', withRemote({ canary: { version: '1.0.0', rule: { percent: 0 } } })],
    ['a share of more than all', withRemote({ canary: { version: '1.0.0', rule: { percent: 101 } } })],
    [
      'two rules at once',
      withRemote({ canary: { version: '1.0.0', rule: { percent: 5, cookie: { name: 'a', value: 'b' } } } }),
    ],
    [
      'a cookie without a name',
      withRemote({ canary: { version: '1.0.0', rule: { cookie: { name: '', value: 'b' } } } }),
    ],
    [
      'a cookie that matches no value',
      withRemote({ canary: { version: '1.0.0', rule: { cookie: { name: 'a', value: '' } } } }),
    ],
    [
      'a header with a line break',
      withRemote({ canary: { version: '1.0.0', rule: { header: { name: 'a\r\nb', value: '1' } } } }),
    ],
    ['a build of the shell that is not retained', withShell({ previous: '4'.repeat(16) })],
    [
      'a build of the shell that is retained twice',
      withShell({ retained: [...shell.retained, shell.retained[0]] }),
    ],
    [
      'a build of the shell that was withdrawn',
      withShell({ history: { ...shell.history, [third]: withdrawn } }),
    ],
    ['a last good build that has not served well', withShell({ history: {} })],
    ['a build that is no digest', withShell({ active: '../shell' })],
    ['a canary of the shell', withShell({ canary: null })],
    ['an origin that is a script', withRemote({ origin: 'javascript:alert(1)' })],
    ['an origin on disk', withRemote({ origin: 'file:///etc' })],
    ['an origin with credentials', withRemote({ origin: 'https://user:pass@cdn.example' })],
    ['an origin that climbs', withRemote({ origin: 'https://cdn.example/a/../b' })],
    ['an origin with a query', withRemote({ origin: 'https://cdn.example/?x' })],
    ['an origin with a slash at its end', withRemote({ origin: 'https://cdn.example/' })],
    ['a kill switch that is a text', withRemote({ clientOnly: 'no' })],
    ['null', null],
  ])('refuses %s', (_, manifest) => {
    expect(accepts(manifest)).toBe(false);
  });
});
