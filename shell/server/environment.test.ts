import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('is strict unless demo mode is requested', () => {
    expect(readEnvironment({}, '/root').name).toBe('production');
    expect(readEnvironment({ BAZAAR_ENV: 'demo' }, '/root').name).toBe('demo');
  });

  it('keeps a demo on this machine unless it is public, which search engines are kept out of', () => {
    const open = { BAZAAR_ENV: 'demo', HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://demo.bazaar.example' };
    const isPublic = readEnvironment({ ...open, BAZAAR_DEMO_PUBLIC: '1' }, '/root');

    expect(() => readEnvironment(open, '/root')).toThrow(/^HOST is 0\.0\.0\.0, .+\nPUBLIC_ORIGIN is https:/);
    expect(isPublic).toMatchObject({ isPublicDemo: true, host: '0.0.0.0', isPreProduction: true });
    expect(readEnvironment({ BAZAAR_ENV: 'demo' }, '/root')).toMatchObject({
      ...{ isPublicDemo: false, isPreProduction: false },
    });
  });

  it('tells every value that cannot be used at once', () => {
    expect(() => readEnvironment({ PORT: 'abc', DRAIN_SECONDS: 'soon', TLS_CERT: '/a' }, '/root')).toThrow(
      /^PORT is .+\nTLS_CERT and .+\nDRAIN_SECONDS is [^\n]+$/,
    );
  });

  it('places all generated files below BAZAAR_DATA', () => {
    const { manifestFile, mirrorDir, shellBuildsDir } = readEnvironment({ BAZAAR_DATA: '/data' }, '/root');
    expect([manifestFile, mirrorDir, shellBuildsDir]).toEqual([
      '/data/releases/manifest.json',
      '/data/mirror',
      '/data/releases/shell',
    ]);
  });

  it('trusts no proxy unless addresses or networks are given', () => {
    expect(readEnvironment({}, '/root').trustedProxies).toEqual([]);
    expect(
      readEnvironment({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8,::1' }, '/root').trustedProxies,
    ).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1']);
  });

  it('forwards as many streams as the services hold by default, or as MAX_STREAMS says', () => {
    expect(readEnvironment({}, '/root').maxStreams).toBe(2_000);
    expect(readEnvironment({ MAX_STREAMS: '7' }, '/root').maxStreams).toBe(7);
  });

  it('renders in two processes at least, or in as many as RENDER_WORKERS says', () => {
    expect(readEnvironment({}, '/root').renderWorkers).toBeGreaterThanOrEqual(2);
    expect(readEnvironment({ RENDER_WORKERS: '0' }, '/root').renderWorkers).toBe(0);
  });

  it('has a secret of its own for reports of browsers, unless shells share BEACON_SECRET', () => {
    const secret = 's'.repeat(32);

    expect(readEnvironment({}, '/root').beaconSecret).not.toBe(readEnvironment({}, '/root').beaconSecret);
    expect(readEnvironment({ BEACON_SECRET: secret }, '/root').beaconSecret).toBe(secret);
  });

  it('lets every visit report, or as many of a thousand as BEACON_PERMILLE says', () => {
    expect(readEnvironment({}, '/root').beaconPermille).toBe(1_000);
    expect(readEnvironment({ BEACON_PERMILLE: '50' }, '/root').beaconPermille).toBe(50);
  });

  it('reads the redirect rules from the file that REDIRECT_RULES names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'redirects-')), 'redirects.json');
    writeFileSync(file, '[{"pattern":"/a","target":"/b","status":301}]');
    const url = new URL('https://bazaar.example/a');

    expect(readEnvironment({ REDIRECT_RULES: file }, '/root').findRedirect(url)?.location).toBe('/b');
    expect(readEnvironment({}, '/root').findRedirect(url)).toBeNull();
  });

  it.each<[NodeJS.ProcessEnv, RegExp]>([
    [{ REDIRECT_RULES: '/nowhere/redirects.json' }, /REDIRECT_RULES is .*no such file/],
    [{ PORT: 'abc' }, /PORT is "abc"/],
    [{ PORT: '70000' }, /PORT/],
    [{ MAX_STREAMS: '1e3' }, /MAX_STREAMS is "1e3"/],
    [{ PUBLIC_ORIGIN: 'bazaar' }, /PUBLIC_ORIGIN/],
    [{ SERVICES_ORIGIN: 'ftp://x' }, /SERVICES_ORIGIN/],
    [{ DRAIN_SECONDS: 'soon' }, /DRAIN_SECONDS/],
    ...[
      '0.0.0.0/0',
      '::/0',
      '0.0.0.0/1',
      '0.0.0.0',
      '::',
      '*',
      'true',
      '1',
      'proxy',
      '10.0.0.0/33',
      '10.0.0.1/',
      '10.0.0.0/8/8',
    ].map((proxy): [NodeJS.ProcessEnv, RegExp] => [
      { TRUSTED_PROXIES: `10.0.0.1,${proxy}` },
      /TRUSTED_PROXIES holds/,
    ]),
    [{ BEACON_SECRET: 'short' }, /BEACON_SECRET has 5 characters/],
    [{ BEACON_PERMILLE: '0' }, /BEACON_PERMILLE is "0"/],
    [{ BEACON_PERMILLE: '1001' }, /BEACON_PERMILLE/],
    [{ BEACON_PERMILLE: '1%' }, /BEACON_PERMILLE/],
    [{ TLS_CERT: '/a.pem' }, /TLS_CERT and TLS_KEY/],
  ])('refuses %j with the name of the variable', (env, reason) => {
    expect(() => readEnvironment(env, '/root')).toThrow(reason);
  });
});
