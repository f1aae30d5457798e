import { createHash } from 'node:crypto';
import {
  DEFAULT_SOAK,
  HOST_CONTRACT_VERSION,
  type Manifest,
  type ManifestRemote,
  type ManifestShell,
  type RemoteDescriptor,
  type RemoteName,
  type ShellDescriptor,
} from '@bazaar/contracts/platform';

/** Integrity value of a text. */
export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

interface GivenDescriptor {
  name?: RemoteName;
  version?: string;
  files?: Readonly<Record<string, string>>;
  routes?: RemoteDescriptor['routes'];
}

/** A descriptor with one route and files of the given contents. */
export function givenDescriptor({
  name = 'mf-catalog',
  version = '1.0.0',
  files = {},
  routes,
}: GivenDescriptor = {}): RemoteDescriptor {
  const texts: Record<string, string> = {
    'remoteEntry.js': 'var entry;',
    'js/page.js': 'page();',
    'server/remote.cjs': '',
    ...files,
  };
  return {
    schema: 1,
    name,
    version,
    hostContract: HOST_CONTRACT_VERSION,
    builtAt: '2026-11-01T00:00:00Z',
    sourceHash: 'abc',
    container: `${name}__${version}`.replaceAll(/[^a-z0-9]+/g, '_'),
    entry: 'remoteEntry.js',
    serverBundle: 'server/remote.cjs',
    routes: routes ?? [
      {
        pattern: `/${name}/:id`,
        access: 'public',
        layout: 'main',
        render: 'server',
        scripts: ['js/page.js'],
        styles: [],
      },
    ],
    slots: [],
    publishes: [],
    listens: [],
    shared: { react: '^19.0.0' },
    ui: [],
    files: Object.fromEntries(
      Object.entries(texts).map(([file, text]) => [
        file,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  };
}

/** A remote of the manifest that retains the given versions; the first is the active one. */
export function givenRemote(
  versions: readonly string[],
  change: Partial<ManifestRemote> = {},
): ManifestRemote {
  return {
    origin: 'http://localhost:3001',
    active: versions[0] ?? '1.0.0',
    activeSince: '2026-11-01T00:00:00Z',
    previous: null,
    lastGood: null,
    canary: null,
    pins: [],
    clientOnly: false,
    retained: versions.map((version) => ({
      releasedAt: '2026-11-01T00:00:00Z',
      descriptor: givenDescriptor({ version }),
    })),
    history: {},
    ...change,
  };
}

/** A manifest of one remote. */
export function givenManifest(remote: ManifestRemote, change: Partial<Manifest> = {}): Manifest {
  return {
    schema: 1,
    sequence: 1,
    issuedAt: '2026-11-01T00:00:00Z',
    expiresAt: '2027-11-01T00:00:00Z',
    soak: DEFAULT_SOAK,
    remotes: { 'mf-catalog': remote },
    ...change,
  };
}

/** Builds of the shell that a manifest retains, newest first; the first is the active one. */
export function givenShell(ids: readonly string[], change: Partial<ManifestShell> = {}): ManifestShell {
  return {
    active: ids[0] ?? '',
    activeSince: '2026-11-01T00:00:00Z',
    previous: null,
    lastGood: null,
    retained: [...ids].reverse().map((id) => ({ id, releasedAt: '2026-11-01T00:00:00Z' })),
    history: {},
    ...change,
  };
}

/** The history of a version that has served well. */
export const servedWell = { servedWellAt: '2026-11-02T00:00:00Z', rolledBackAt: null, withdrawn: null };

/** A shell that provides what given descriptors expect, and has no page with a slot. */
export function givenShellDescriptor(change: Partial<ShellDescriptor> = {}): ShellDescriptor {
  return {
    schema: 1,
    sourceHash: 'abc',
    hostContract: HOST_CONTRACT_VERSION,
    routes: ['/', '/users/login', '/_r/*'],
    delegated: { '/products/search': 'mf-catalog' },
    provides: { react: { version: '19.2.0', exports: ['useState'] } },
    ui: ['button'],
    slots: ['home.news'],
    publishes: ['session.signed-in@1', 'session.signed-out@1'],
    listens: [],
    budget: { partBytes: 1_000, releaseBytes: 2_000 },
    files: {},
    ...change,
  };
}
