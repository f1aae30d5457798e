import { describe, expect, it } from 'vitest';
import { EnvironmentProblem, readEnvironment } from './environment.ts';

const PRODUCTION = {
  BAZAAR_ENV: 'production',
  PUBLIC_ORIGIN: 'https://bazaar.example',
  SMS_SENDER: 'log',
  AUTH_SIGNING_KEY: '{}',
};

describe('readEnvironment', () => {
  it('requires no variable but its name for the demo', () => {
    expect(readEnvironment({ BAZAAR_ENV: 'demo', PORT: '8080' })).toMatchObject({
      name: 'demo',
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

  it.each([
    [{ BAZAAR_ENV: 'staging' }, 'BAZAAR_ENV'],
    [{ PUBLIC_ORIGIN: undefined }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'bazaar.example' }, 'PUBLIC_ORIGIN'],
    [{ PUBLIC_ORIGIN: 'https://bazaar.example/shop' }, 'PUBLIC_ORIGIN'],
    [{ AUTH_SIGNING_KEY: '' }, 'AUTH_SIGNING_KEY'],
  ])('refuses %j and names the variable', (change, name) => {
    expect(() => readEnvironment({ ...PRODUCTION, ...change })).toThrow(name);
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
