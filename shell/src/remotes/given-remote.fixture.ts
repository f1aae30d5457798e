import type { Remote, RouteModule, SlotModule } from '@bazaar/host';
import { vi } from 'vitest';
import type { RemoteBoot, RemoteVersion } from '../boot/boot-data.ts';
import type { FailedVersions } from './failed-versions.store.ts';
import type { Federation } from './federation.ts';
import type { RemoteRegistry } from './remote-registry.ts';

export type LoadRoute = () => Promise<RouteModule>;
export type LoadSlot = () => Promise<SlotModule>;

/** Where the files of one version of a remote are. */
export function givenVersion(version: string, name = 'mf-catalog'): RemoteVersion {
  const container = `${name}_${version}`.replaceAll(/[^a-z0-9]/g, '_');
  const base = `/_r/${name}/${version}/`;
  return { version, container, base, entry: `${base}remoteEntry.js`, integrity: 'sha384-x' };
}

/** A remote of the composition with a current version and, by default, a last known good one. */
export function givenBoot(change: Partial<RemoteBoot> = {}): RemoteBoot {
  const name = change.name ?? 'mf-catalog';
  return {
    name,
    current: givenVersion('2.0.0', name),
    previous: givenVersion('1.0.0', name),
    routes: [],
    slots: [],
    ...change,
  };
}

interface GivenRemote {
  name?: `mf-${string}`;
  routes?: Readonly<Record<string, LoadRoute>>;
  slots?: Readonly<Record<string, LoadSlot>>;
  listen?: Remote['listen'];
}

/** The exports of a remote's entry. */
export function givenRemote({ name = 'mf-catalog', routes = {}, slots, listen }: GivenRemote = {}): Remote {
  return {
    name,
    routes: () =>
      Object.entries(routes).map(([pattern, load]) => ({
        id: `${name}:${pattern}`,
        pattern: pattern as `/${string}`,
        load,
      })),
    ...(slots ? { slots } : {}),
    ...(listen ? { listen } : {}),
  };
}

type RemoteOutcome = Remote | Error | (() => Remote | Promise<Remote>);

/** A federation whose versions are remotes, or errors; `loadRemote` is a spy. */
export function givenFederation(versions: Readonly<Record<string, RemoteOutcome>>) {
  const loadRemote = vi.fn(async ({ version }: RemoteVersion): Promise<Remote> => {
    const response = versions[version] ?? new Error(`${version} cannot be fetched`);
    if (response instanceof Error) {
      throw response;
    }
    return typeof response === 'function' ? response() : response;
  });
  return { loadRemote } satisfies Pick<Federation, 'loadRemote'>;
}

/** A registry that is never used to load modules. */
export function idleRegistry(change: Partial<RemoteRegistry> = {}): RemoteRegistry {
  return {
    peek: () => null,
    load: () => Promise.reject(new Error('not asked for in this test')),
    fallBack: async () => false,
    noteFault: () => {},
    report: () => {},
    subscribe: () => () => {},
    generation: () => 0,
    ...change,
  };
}

/** What a visit remembers about versions; `entries` holds it. */
export function givenFailedVersions(entries: string[] = []) {
  return {
    entries,
    has: (remote: string, version: string) => entries.includes(`${remote} ${version}`),
    add: (remote: string, version: string) => void entries.push(`${remote} ${version}`),
  } satisfies FailedVersions & { entries: string[] };
}
