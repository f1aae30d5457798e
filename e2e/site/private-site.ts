import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Manifest,
  type ManifestRemote,
  REMOTE_NAMES,
  type RemoteName,
} from '@bazaar/contracts/platform';
import { changeManifest } from '@bazaar/scripts/releases/manifest-file.ts';
import { type DataPaths, dataPaths } from '@bazaar/scripts/releases/paths.ts';
import { readDescriptor } from '@bazaar/scripts/releases/release-store.ts';
import {
  activeRelease,
  linkMirror,
  linkShellBuilds,
  readManifest,
  remoteOf,
  writeManifest,
} from './data-folder.ts';
import { RemoteOrigin } from './remote-origin.ts';
import type { SharedSite } from './shared-site.ts';
import { startShell } from './shell-process.ts';

const MIRRORED_WITHIN_MS = 60_000;

export interface PrivateSiteOptions {
  /**
   * Remotes with a separate origin for this site and an empty mirror, which it fills; the others are linked from
   * the shared mirror.
   */
  own?: readonly RemoteName[];
  /** Own remotes whose origin is down when the shell starts. */
  down?: readonly RemoteName[];
  /** Changes the own remotes' release folders before the manifest is made from them. */
  prepare?: (releases: PrivateReleases) => Promise<void>;
  /** Where this shell finds the services; the shared ones by default. */
  servicesOrigin?: string;
  /** Whether this shell is of a public demonstration. */
  isPublicDemo?: boolean;
  /** Further variables of this shell. */
  environment?: Readonly<Record<string, string>>;
  /** Changes the manifest's entries before the shell starts. */
  manifest?: (remotes: Manifest['remotes']) => Manifest['remotes'];
}

export interface PrivateReleases {
  readonly paths: DataPaths;
  /** Folder of the built version of an own remote. */
  folder(name: RemoteName): string;
}

/** A shell for one test, with its own manifest, its own mirror and, for its own remotes, their origins. */
export interface PrivateSite {
  readonly origin: string;
  readonly paths: DataPaths;
  /** The version of a remote that the build produced. */
  builtVersion(name: RemoteName): string;
  /** Address on this site. */
  url(pathname: string): string;
  remote(name: RemoteName): RemoteOrigin;
  /** Writes the next manifest, which the running shell adopts. */
  changeManifest(change: (remotes: Manifest['remotes']) => Manifest['remotes']): void;
  /** Folder of a version in this site's mirror; waits until it exists. */
  mirrored(name: RemoteName, version: string): Promise<string>;
  /** The shell's output. */
  log(): string;
  /** Processes that render documents now. */
  workers(): number[];
  close(): Promise<void>;
}

export async function openPrivateSite(shared: SharedSite, options: PrivateSiteOptions): Promise<PrivateSite> {
  const undo = new AsyncDisposableStack();
  try {
    return await open(shared, options, undo);
  } catch (error) {
    await undo.disposeAsync();
    throw error;
  }
}

async function open(
  shared: SharedSite,
  { own = [], down = [], prepare, manifest, isPublicDemo = false, ...options }: PrivateSiteOptions,
  undo: AsyncDisposableStack,
): Promise<PrivateSite> {
  const data = await mkdtemp(path.join(shared.runFolder, 'site-'));
  undo.defer(() => rm(data, { recursive: true, force: true }));
  const paths = dataPaths(data);
  const base = readManifest(shared.data);
  const folder = (name: RemoteName) => paths.release(name, remoteOf(base, name).active);
  await Promise.all(
    own.map((name) => cp(builtRelease(shared, base, name), folder(name), { recursive: true })),
  );
  await prepare?.({ paths, folder });
  const origins = await startOrigins(paths, own, undo);
  await linkMirror(
    dataPaths(shared.data),
    paths,
    REMOTE_NAMES.filter((name) => !own.includes(name)),
  );
  await linkShellBuilds(dataPaths(shared.build), paths);
  writeManifest(data, base, (name, remote) =>
    ownEntry({ remote, origin: origins.get(name), folder: folder(name) }),
  );
  if (manifest) {
    changeManifest(paths, manifest);
  }
  await Promise.all(down.map((name) => originOf(origins, name).stop()));
  const shell = await startShell({
    ...{ data, isPublicDemo, environment: options.environment },
    servicesOrigin: options.servicesOrigin ?? shared.servicesOrigin,
  });
  undo.defer(() => shell.stop());
  const isThere = (name: RemoteName) =>
    untilThere(path.join(paths.mirror, name), remoteOf(base, name).active);
  await Promise.all(own.filter((name) => !down.includes(name)).map(isThere));
  return {
    origin: shell.origin,
    paths,
    builtVersion: (name) => remoteOf(base, name).active,
    url: (pathname) => shell.origin + pathname,
    remote: (name) => originOf(origins, name),
    changeManifest: (change) => void changeManifest(paths, change),
    mirrored: (name, version) => untilThere(path.join(paths.mirror, name), version),
    log: shell.log,
    workers: shell.children,
    close: () => undo.disposeAsync(),
  };
}

/**
 * Folder of a version in the mirror of a remote, whose name also tells what it contains. The mirror moves a complete
 * release into place, so an existing folder is complete.
 */
async function untilThere(mirror: string, version: string): Promise<string> {
  const deadline = Date.now() + MIRRORED_WITHIN_MS;
  for (;;) {
    const found = existsSync(mirror) && readdirSync(mirror).find((name) => name.startsWith(`${version}-`));
    if (found) {
      return path.join(mirror, found);
    }
    if (Date.now() > deadline) {
      throw new Error(`${version} was not mirrored in ${mirror} in ${MIRRORED_WITHIN_MS} ms.`);
    }
    await wait(50);
  }
}

function builtRelease({ build }: SharedSite, base: Manifest, name: RemoteName): string {
  return dataPaths(build).release(name, remoteOf(base, name).active);
}

async function startOrigins(paths: DataPaths, own: readonly RemoteName[], undo: AsyncDisposableStack) {
  const origins = new Map(own.map((name) => [name, new RemoteOrigin(paths.remote(name))]));
  await Promise.all([...origins.values()].map((origin) => origin.start()));
  for (const origin of origins.values()) {
    undo.defer(() => origin.stop());
  }
  return origins;
}

interface EntryOptions {
  remote: ManifestRemote;
  origin: RemoteOrigin | undefined;
  folder: string;
}

/** An own remote's entry: its origin, and the descriptor that its folder contains now. */
function ownEntry({ remote, origin, folder }: EntryOptions): ManifestRemote {
  if (!origin) {
    return remote;
  }
  const descriptor = readDescriptor(folder);
  const releasedAt = remote.retained.find((kept) => kept.descriptor === activeRelease(remote))?.releasedAt;
  return {
    ...remote,
    origin: origin.origin,
    retained: [{ releasedAt: releasedAt ?? new Date().toISOString(), descriptor }],
  };
}

function originOf(origins: ReadonlyMap<RemoteName, RemoteOrigin>, name: RemoteName): RemoteOrigin {
  const origin = origins.get(name);
  if (!origin) {
    throw new Error(`${name} is not among this site's own remotes.`);
  }
  return origin;
}
