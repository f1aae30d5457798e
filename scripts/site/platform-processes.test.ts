import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixedPorts } from '../ports.ts';
import { platformProcesses } from './platform-processes.ts';

const processes = (environment: Record<string, string> = {}) =>
  platformProcesses({
    ports: fixedPorts({ PORT: '8080', SERVICES_PORT: '8400' }),
    data: '/data',
    environment,
  });

describe('the processes of a site', () => {
  it('are the services, five origins and the shell, each with an existing script', () => {
    expect(processes().map(({ name }) => name)).toEqual([
      'services',
      'mf-catalog',
      'mf-content',
      'mf-suppliers',
      'mf-profile',
      'mf-wallet',
      'shell',
    ]);
    expect(processes().filter(({ script }) => !script.some((word) => existsSync(word)))).toEqual([]);
  });

  it('share one data folder and production settings, and are a demo by default', () => {
    const shared = { BAZAAR_DATA: '/data', NODE_ENV: 'production' };

    for (const { environment } of processes()) {
      expect(environment).toMatchObject({ ...shared, BAZAAR_ENV: 'demo' });
    }
    for (const { environment } of processes({ BAZAAR_ENV: 'production' })) {
      expect(environment).toMatchObject({ ...shared, BAZAAR_ENV: 'production' });
    }
  });

  it('find each other by their ports', () => {
    const byName = Object.fromEntries(processes().map((each) => [each.name, each]));

    expect(byName.shell?.environment).toMatchObject({
      PORT: '8080',
      SERVICES_ORIGIN: 'http://127.0.0.1:8400',
    });
    expect(byName.services?.environment).toMatchObject({ SERVICES_PORT: '8400' });
    expect(byName['mf-content']?.script.slice(1)).toEqual(['mf-content', '3002']);
  });

  it('give the addresses of the database to the services alone', () => {
    for (const { name, environment } of processes()) {
      const given = [environment.DATABASE_URL, environment.MIGRATION_DATABASE_URL];

      expect([name, ...given]).toEqual(name === 'services' ? [name, undefined, undefined] : [name, '', '']);
    }
  });

  it('have the C library of the shell give memory back', () => {
    const shell = processes().find(({ name }) => name === 'shell');

    expect(shell?.environment).toMatchObject({
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      MALLOC_MMAP_THRESHOLD_: '131072',
    });
  });

  it('start the shell again when it ends, and nothing else', () => {
    const restarted = processes().filter(({ restartsAfterMs }) => restartsAfterMs !== undefined);

    expect(restarted.map(({ name }) => name)).toEqual(['shell']);
  });

  it('let the services trust only the shell about the origin of a request', () => {
    const trusted = processes().map(({ environment }) => environment.TRUSTED_PROXIES);

    expect(trusted.filter(Boolean)).toEqual(['127.0.0.1']);
  });
});
