import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES_SECRETS, SHELL_SECRETS } from '@bazaar/contracts/deployment';
import { REMOTE_NAMES } from '@bazaar/contracts/platform';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fixedPorts } from './ports.ts';
import { ROOT } from './releases/paths.ts';
import { SERVICES_ENVIRONMENT, SERVICES_NODE_OPTIONS, SHELL_ENVIRONMENT } from './site/platform-processes.ts';

const FILE = join(ROOT, 'docker-compose.yml');

interface Service {
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly cpus?: number;
  readonly pids_limit?: number;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly command?: readonly string[];
  readonly privileged?: boolean;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const compose = parse(readFileSync(FILE, 'utf8'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const SECRETS: readonly string[] = [...SERVICES_SECRETS, ...SHELL_SECRETS, 'POSTGRES_PASSWORD'];

describe('docker-compose.yml', () => {
  it('has the whole site', () => {
    expect(services.map(([name]) => name)).toEqual(
      ['proxy', 'shell-1', 'shell-2', 'services-1', 'services-2'].concat([
        'releases',
        'origins',
        'postgres',
        'store',
        'bucket',
      ]),
    );
  });

  it.each(services)(
    '%s is not root, cannot change its files, and has limits and a health check',
    (_, service) => {
      expect(service.user).toMatch(/^(?!root|0(:|$))./);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], pids_limit: expect.any(Number) });
      expect(service.security_opt).toEqual(['no-new-privileges:true']);
      expect(service.mem_limit).toMatch(/^\d+[mg]$/);
      expect(service.cpus).toBeGreaterThan(0);
      expect(service.healthcheck?.test[0]).toBe('CMD');
      expect(service.privileged).toBeUndefined();
    },
  );

  it.each(services)('%s has its secrets as files, and none in its environment', (_, service) => {
    const variables = Object.entries(service.environment ?? {});
    expect(
      variables.filter(([name]) => SECRETS.includes(name) || /PASSWORD$|TOKEN$|SECRET$/.test(name)),
    ).toEqual([]);
    const files = variables.filter(([name]) => name.endsWith('_FILE'));
    for (const [, file] of files) {
      expect(service.secrets).toContain(file.replace('/run/secrets/', ''));
    }
    for (const secret of service.secrets ?? []) {
      expect(compose.secrets[secret]?.file).toBe(`./ops/secrets/${secret}`);
    }
  });

  it('publishes ports of the proxy alone, which alone is in the outer network', () => {
    const published = services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name);
    const outside = services
      .filter(([, { networks }]) => networks?.includes('outside'))
      .map(([name]) => name);
    expect([published, outside]).toEqual([['proxy'], ['proxy']]);
  });

  it('runs shells and services as npm start does', () => {
    const { 'services-1': first, 'shell-1': shell } = compose.services;
    expect(first?.command).toEqual(['node', ...SERVICES_NODE_OPTIONS, 'services/main.ts']);
    expect(first?.environment).toMatchObject(SERVICES_ENVIRONMENT);
    expect(shell?.environment).toMatchObject(SHELL_ENVIRONMENT);
  });

  it('has the machines that the proxy names, and the origins at their ports', () => {
    const nginx = (file: string) => readFileSync(join(ROOT, 'ops/nginx', file), 'utf8');
    const machines = [...nginx('upstreams.conf').matchAll(/server ([\w-]+):/g)].map(([, name]) => name);
    expect(machines.filter((name) => compose.services[name ?? ''] === undefined)).toEqual([]);
    const { remotes } = fixedPorts({});
    for (const remote of REMOTE_NAMES) {
      expect(nginx('origins.conf')).toContain(`${remotes[remote]} ${remote};`);
    }
  });

  const found = spawnSync('docker-compose', ['version'], { encoding: 'utf8' });
  it.skipIf(found.status !== 0)(
    'is right in the eyes of docker-compose, which holds it to its schema',
    () => {
      const { status, stderr } = spawnSync('docker-compose', ['-f', FILE, 'config', '-q'], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, PUBLIC_ORIGIN: 'https://bazaar.example' },
      });
      expect([status, stderr]).toEqual([0, '']);
    },
  );
});
