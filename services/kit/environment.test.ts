import { describe, expect, it } from 'vitest';
import { EnvironmentProblem, readEnvironment } from './environment.ts';

const PRODUCTION = {
  BAZAAR_ENV: 'production',
  PUBLIC_ORIGIN: 'https://bazaar.example',
  SMS_SENDER: 'log',
  SMS_LOG_CONFIRMED: '1',
  AUTH_SIGNING_KEY: '{}',
};

describe('readEnvironment', () => {
  it('requires no variable but its name for the demo', () => {
    expect(readEnvironment({ BAZAAR_ENV: 'demo', PORT: '8080' })).toMatchObject({
      name: 'demo',
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:8080',
      messageSender: 'demo-inbox',
      signingKey: null,
      trustedProxies: [],
    });
  });

  it('defaults to the strict settings', () => {
    expect(() => readEnvironment({})).toThrow(EnvironmentProblem);
    expect(readEnvironment({ ...PRODUCTION, BAZAAR_ENV: undefined }).name).toBe('production');
  });

  it('keeps the demo inbox out of production whatever is set', () => {
    expect(readEnvironment(PRODUCTION).messageSender).toBe('log');
    expect(readEnvironment({ ...PRODUCTION, SMS_SENDER: 'http' }).messageSender).toBe('http');
    expect(() => readEnvironment({ ...PRODUCTION, SMS_SENDER: 'demo-inbox' })).toThrow('SMS_SENDER');
  });

  it('listens for other machines in production, and in a demo only when it is public', () => {
    const host = { SERVICES_HOST: '0.0.0.0' };
    expect(readEnvironment({ ...PRODUCTION, ...host }).host).toBe('0.0.0.0');
    expect(() => readEnvironment({ BAZAAR_ENV: 'demo', ...host })).toThrow(/^SERVICES_HOST is 0\.0\.0\.0/);
    expect(readEnvironment({ BAZAAR_ENV: 'demo', BAZAAR_DEMO_PUBLIC: '1', ...host }).host).toBe('0.0.0.0');
  });

  it.each([
    [{ BAZAAR_ENV: 'staging' }, 'BAZAAR_ENV'],
    [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'bazaar.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'https://bazaar.example/shop' }, 'PUBLIC_ORIGIN'],
    [{ AUTH_SIGNING_KEY: '' }, 'AUTH_SIGNING_KEY'],
  ])('refuses %j and names the variable', (change, name) => {
    expect(() => readEnvironment({ ...PRODUCTION, ...change })).toThrow(name);
  });

  it('takes a log for a way to send codes only when it is confirmed', () => {
    expect(() => readEnvironment({ ...PRODUCTION, SMS_LOG_CONFIRMED: undefined })).toThrow(
      /^SMS_SENDER is log, .*SMS_LOG_CONFIRMED=1/,
    );
  });

  it('keeps a demo to this machine unless it is a public one', () => {
    const elsewhere = { BAZAAR_ENV: 'demo', PUBLIC_ORIGIN: 'https://demo.bazaar.example' };

    expect(() => readEnvironment(elsewhere)).toThrow(/^PUBLIC_ORIGIN is https.*BAZAAR_DEMO_PUBLIC=1/);
    expect(readEnvironment({ ...elsewhere, BAZAAR_DEMO_PUBLIC: '1' }).isPublicDemo).toBe(true);
    expect(readEnvironment({ BAZAAR_ENV: 'demo' }).isPublicDemo).toBe(false);
  });

  it('tells all variables that are wrong at once, a line for each', () => {
    const wrong = {
      ...{ BAZAAR_ENV: 'staging', PUBLIC_ORIGIN: 'http://bazaar.example', SMS_SENDER: 'pigeon' },
      ...{ AUTH_SIGNING_KEY: '', TRUSTED_PROXIES: '0.0.0.0/0', BAZAAR_DEMO_PUBLIC: '1' },
    };
    const lines = linesOf(() => readEnvironment(wrong));

    expect(lines.map((line) => /[A-Z]+_[A-Z_]+/.exec(line)?.[0])).toEqual([
      ...['BAZAAR_ENV', 'BAZAAR_DEMO_PUBLIC', 'PUBLIC_ORIGIN', 'SMS_SENDER', 'AUTH_SIGNING_KEY'],
      'TRUSTED_PROXIES',
    ]);
  });

  it('asks a process without the auth service neither for the private key nor for a way to send codes', () => {
    const keyless = { BAZAAR_ENV: 'production', PUBLIC_ORIGIN: 'https://bazaar.example' };

    expect(readEnvironment({ ...keyless, SERVICES: 'wallet,payment' }).signingKey).toBeNull();
    expect(readEnvironment({ ...keyless, SERVICES: 'wallet', AUTH_SIGNING_KEY: '{}' }).signingKey).toBeNull();
    expect(() => readEnvironment({ ...keyless, SERVICES: 'wallet,auth' })).toThrow(EnvironmentProblem);
  });

  it('trusts the configured proxies', () => {
    expect(
      readEnvironment({ ...PRODUCTION, TRUSTED_PROXIES: '10.0.0.1,10.1.0.0/16' }).trustedProxies,
    ).toEqual(['10.0.0.1', '10.1.0.0/16']);
  });
});

function linesOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    return error instanceof EnvironmentProblem ? error.lines : [];
  }
  return [];
}
