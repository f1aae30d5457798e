import * as z from 'zod/mini';
import { Count, Instant, NonEmptyText } from '../core/index.ts';
import { RemoteDescriptor, RemoteName, Version } from './descriptor.ts';

/** A cookie or a header and the value that it must have. */
const NamedValue = z.strictObject({
  name: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  value: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** Who gets a canary: a share of visitors, visitors with a cookie, or requests with a header. */
export const CanaryRule = z.union([
  z.strictObject({ percent: z.number().check(z.gt(0), z.lte(100)) }),
  z.strictObject({ cookie: NamedValue }),
  z.strictObject({ header: NamedValue }),
]);
export type CanaryRule = z.infer<typeof CanaryRule>;

/**
 * A version that stays loadable, with its whole descriptor: the shell knows every route, slot and file hash of it
 * even while the remote's origin is down.
 */
export const RetainedVersion = z.strictObject({ releasedAt: Instant, descriptor: RemoteDescriptor });
export type RetainedVersion = z.infer<typeof RetainedVersion>;

/** What became of a version while it was in use; kept after its release is no longer retained. */
export const VersionHistory = z.strictObject({
  /** When it was found to have served its soak without fault; null before that, and again after its next fault. */
  servedWellAt: z.nullable(Instant),
  /** When operators returned from it to another version: it never replaces a failing one again. */
  rolledBackAt: z.nullable(Instant),
  /** A withdrawn version is given to nobody. */
  withdrawn: z.nullable(z.strictObject({ at: Instant, reason: NonEmptyText.check(z.maxLength(200)) })),
});
export type VersionHistory = z.infer<typeof VersionHistory>;

/** How long, and for how many documents of the site, a version serves without fault before it counts as good. */
export const Soak = z.strictObject({ minutes: Count, visits: Count });
export type Soak = z.infer<typeof Soak>;

export const DEFAULT_SOAK: Soak = { minutes: 30, visits: 100 };

/** Fields with a default are those that manifests from before they existed leave out. */
export const ManifestRemote = z.strictObject({
  /** Where its releases are served: `<origin>/<version>/<file>`. */
  origin: z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/)),
  active: Version,
  /** When the active version became active; null when nobody noted it. */
  activeSince: z._default(z.nullable(Instant), null),
  /** The version that was active before, unless operators returned from it. Browsers never get it for a failing one. */
  previous: z.nullable(Version),
  /** The newest version besides the active one that has served well; it replaces the active one where that fails. */
  lastGood: z._default(z.nullable(Version), null),
  canary: z.nullable(z.strictObject({ version: Version, rule: CanaryRule })),
  /** Visitors with the cookie stay on a version. */
  pins: z.array(z.strictObject({ cookie: NamedValue, version: Version })),
  /** Kill switch: no server rendering of this remote. */
  clientOnly: z.boolean(),
  retained: z.array(RetainedVersion),
  /** By version. One that is left out has neither served well nor been given up. */
  history: z._default(z.record(Version, VersionHistory), {}),
});
export type ManifestRemote = z.infer<typeof ManifestRemote>;

/**
 * The one file that operators change. A running shell refuses one whose `sequence` is not above that of the manifest in
 * use, and one that has expired. It is not signed yet.
 */
export const Manifest = z
  .strictObject({
    schema: z.literal(1),
    sequence: z.int().check(z.positive()),
    issuedAt: Instant,
    expiresAt: Instant,
    soak: z._default(Soak, DEFAULT_SOAK),
    remotes: z.partialRecord(RemoteName, ManifestRemote),
  })
  .check(
    z.refine(
      (manifest) => Object.values(manifest.remotes).every(retainsNamedVersions),
      'Every version that a remote names must be in its retained list, which names each once.',
    ),
    z.refine(
      (manifest) => Object.values(manifest.remotes).every(namesNoWithdrawnVersion),
      'A remote may not name a version that was withdrawn.',
    ),
    z.refine(
      (manifest) => Object.values(manifest.remotes).every(fallsBackToAGoodVersion),
      'The last good version is another than the active one, has served well, and was not rolled back from.',
    ),
    z.refine(
      (manifest) => Object.entries(manifest.remotes).every(([name, remote]) => retainsOnly(name, remote)),
      'A remote retains its own releases alone.',
    ),
    z.refine(
      ({ issuedAt, expiresAt }) => Date.parse(issuedAt) < Date.parse(expiresAt),
      'A manifest expires after it was issued.',
    ),
  );
export type Manifest = z.infer<typeof Manifest>;

/** Every version that somebody may get: active, earlier, last good, canary, pinned. */
export function namedVersions(remote: ManifestRemote): string[] {
  const { active, previous, lastGood, canary, pins } = remote;
  return [active, previous, lastGood, canary?.version, ...pins.map(({ version }) => version)].filter(
    (version) => version !== null && version !== undefined,
  );
}

function retainsNamedVersions(remote: ManifestRemote): boolean {
  const retained = new Set(remote.retained.map(({ descriptor }) => descriptor.version));
  return (
    retained.size === remote.retained.length &&
    namedVersions(remote).every((version) => retained.has(version))
  );
}

function namesNoWithdrawnVersion(remote: ManifestRemote): boolean {
  return namedVersions(remote).every((version) => !remote.history[version]?.withdrawn);
}

function fallsBackToAGoodVersion({ active, lastGood, history }: ManifestRemote): boolean {
  return lastGood === null || (lastGood !== active && isGood(history[lastGood]));
}

/** Whether a version may replace a failing one. */
export function isGood(history: VersionHistory | undefined): boolean {
  return (
    history !== undefined &&
    history.servedWellAt !== null &&
    history.rolledBackAt === null &&
    history.withdrawn === null
  );
}

function retainsOnly(name: string, { retained }: ManifestRemote): boolean {
  return retained.every(({ descriptor }) => descriptor.name === name);
}

/** `GET /builds/latest.json`: the composition resolved for the caller. */
export const BuildLatest = z.object({ id: z.string(), timestamp: z.int() });

/** `GET /builds/meta/{id}.json`: what a composition is made of. */
export const BuildMeta = z.object({
  id: z.string(),
  timestamp: z.int(),
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
});
