import { createHash } from 'node:crypto';
import {
  type CanaryRule,
  isGood,
  type Manifest,
  type ManifestRemote,
  type RemoteDescriptor,
} from '@bazaar/contracts/platform';
import type { Composition, RemoteBoot, RemoteVersion } from '../src/boot/boot-data.ts';
import { releaseBase, releaseFile } from './release-files.ts';

/** The parts of a visitor's request that decide which versions they get. */
export interface Visitor {
  cookies: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /**
   * A number of the browser, the same in all its visits; it decides with a release's name whether the browser is in the
   * release's share. `none` is in no share, `every` in all of them.
   */
  bucket: number | 'none' | 'every';
}

export interface ResolvedRemote {
  descriptor: RemoteDescriptor;
  /** What the browser loads when the version fails. */
  fallback: RemoteDescriptor | null;
  origin: string;
  clientOnly: boolean;
}

export interface ResolvedComposition {
  /**
   * Short hash of the shell's build and the exact versions; identifies what a report or a cached document belongs to.
   */
  id: string;
  /** The build of the shell that makes its documents. */
  shell: string;
  remotes: readonly ResolvedRemote[];
  /** The part that is sent to the browser. */
  boot: Composition;
}

/** The name of the shell's build in manifests of development, which name none. */
export const DEVELOPMENT_SHELL = 'development';

/** The build of the shell that makes the documents of a manifest. */
export function shellOf({ shell }: Manifest): string {
  return shell?.active ?? DEVELOPMENT_SHELL;
}

/** The exact versions of one visit: a pin takes precedence over a canary, a canary over the active version. */
export function resolveComposition(manifest: Manifest, visitor: Visitor): ResolvedComposition {
  const remotes = Object.values(manifest.remotes);
  const versions = remotes.map((remote) => chooseVersion(remote, visitor));
  const known = compositionsOf(manifest);
  const key = versions.join(' ');
  const composition = known.get(key) ?? compose(remotes, versions, shellOf(manifest));
  known.set(key, composition);
  return composition;
}

const composed = new WeakMap<Manifest, Map<string, ResolvedComposition>>();

/** A manifest allows only a few compositions; each is computed once. */
function compositionsOf(manifest: Manifest): Map<string, ResolvedComposition> {
  const known = composed.get(manifest) ?? new Map<string, ResolvedComposition>();
  composed.set(manifest, known);
  return known;
}

function compose(
  manifestRemotes: readonly ManifestRemote[],
  versions: readonly string[],
  shell: string,
): ResolvedComposition {
  const remotes = manifestRemotes.map((remote, index) =>
    resolveRemote(remote, versions[index] ?? remote.active),
  );
  const names = remotes.map(
    ({ descriptor, clientOnly }) => `${descriptor.name}@${descriptor.version}${clientOnly ? '!' : ''}`,
  );
  const id = createHash('sha256')
    .update([shell, ...names.sort()].join('\n'))
    .digest('hex')
    .slice(0, 16);
  return { id, shell, remotes, boot: { id, remotes: remotes.map(toBoot) } };
}

function resolveRemote(remote: ManifestRemote, version: string): ResolvedRemote {
  const fallback = fallbackOf(remote, version);
  return {
    descriptor: descriptorOf(remote, version),
    fallback: fallback === null ? null : descriptorOf(remote, fallback),
    origin: remote.origin,
    clientOnly: remote.clientOnly,
  };
}

/**
 * What replaces a failing version: for the active one, the last good version or none. A canary's or a pin's visitors get
 * what everybody gets, unless it has not served well and another version has.
 */
function fallbackOf({ active, lastGood, history }: ManifestRemote, version: string): string | null {
  if (version === active) {
    return lastGood;
  }
  return isGood(history[active]) || lastGood === null || lastGood === version ? active : lastGood;
}

function chooseVersion(remote: ManifestRemote, visitor: Visitor): string {
  const pin = remote.pins.find(({ cookie }) => visitor.cookies[cookie.name] === cookie.value);
  if (pin) {
    return pin.version;
  }
  return remote.canary && isInCanary(remote, remote.canary, visitor) ? remote.canary.version : remote.active;
}

interface Canary {
  version: string;
  rule: CanaryRule;
}

function isInCanary(remote: ManifestRemote, { version, rule }: Canary, visitor: Visitor): boolean {
  if ('percent' in rule) {
    return isInShare(`${descriptorOf(remote, version).name} ${version}`, rule.percent, visitor);
  }
  return 'cookie' in rule
    ? visitor.cookies[rule.cookie.name] === rule.cookie.value
    : visitor.headers[rule.header.name.toLowerCase()] === rule.header.value;
}

const WHOLE = 2 ** 32;

/**
 * Whether a browser is in the share of a release. Salted with the release, so that the same browsers are not the first
 * for every release of every remote; as fine as `percent` is written: 0.1 is one browser in a thousand.
 */
function isInShare(release: string, percent: number, { bucket }: Visitor): boolean {
  if (typeof bucket !== 'number') {
    return bucket === 'every';
  }
  const hash = createHash('sha256').update(`${release} ${bucket}`).digest().readUInt32BE(0);
  return (hash / WHOLE) * 100 < percent;
}

/** A composition in which some remotes render in the browser alone. It keeps its id, since the versions are the same. */
export function withClientOnly(
  composition: ResolvedComposition,
  names: readonly string[],
): ResolvedComposition {
  if (names.length === 0) {
    return composition;
  }
  const remotes = composition.remotes.map((remote) =>
    names.includes(remote.descriptor.name) ? { ...remote, clientOnly: true } : remote,
  );
  const { id, shell } = composition;
  return { id, shell, remotes, boot: { id, remotes: remotes.map(toBoot) } };
}

/** The schema guarantees that every named version is retained. */
function descriptorOf(remote: ManifestRemote, version: string): RemoteDescriptor {
  const retained = remote.retained.find(({ descriptor }) => descriptor.version === version);
  return (retained as (typeof remote.retained)[number]).descriptor;
}

function toBoot({ descriptor, fallback, origin, clientOnly }: ResolvedRemote): RemoteBoot {
  return {
    name: descriptor.name,
    current: toVersion(descriptor, origin),
    previous: fallback && toVersion(fallback, origin),
    routes: descriptor.routes.map(({ pattern, access, layout, render, menu }) => ({
      pattern,
      access,
      layout,
      render: clientOnly ? 'client' : render,
      ...(menu && { menu }),
    })),
    slots: descriptor.slots.map(({ name, access, render }) => ({
      name,
      access,
      render: clientOnly ? 'client' : render,
    })),
  };
}

function toVersion(descriptor: RemoteDescriptor, origin: string): RemoteVersion {
  const entry = releaseFile(descriptor, origin, descriptor.entry);
  return {
    version: descriptor.version,
    container: descriptor.container,
    base: releaseBase(descriptor, origin),
    entry: entry.href,
    integrity: entry.integrity,
  };
}
