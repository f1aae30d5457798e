import * as z from 'zod/mini';
import { Count, Instant, NonEmptyText } from '../core/index.ts';
import { RemoteDescriptor, RemoteName, Version } from './descriptor.ts';
import { ShellBuildId } from './shell-descriptor.ts';

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

/** The shell's builds: which one makes documents, and of which ones open tabs still find their files. */
export const ManifestShell = z.strictObject({
  active: ShellBuildId,
  /** When it became active. */
  activeSince: Instant,
  /** The build that was active before, unless operators returned from it. */
  previous: z.nullable(ShellBuildId),
  /** The newest build besides the active one that has served well. */
  lastGood: z.nullable(ShellBuildId),
  /** Oldest first. */
  retained: z.array(z.strictObject({ id: ShellBuildId, releasedAt: Instant })),
  /** By build. One that is left out has neither served well nor been given up. */
  history: z.record(ShellBuildId, VersionHistory),
});
export type ManifestShell = z.infer<typeof ManifestShell>;

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
    /** Left out by manifests from before the shell's builds were releases, and under development. */
    shell: z.optional(ManifestShell),
    remotes: z.partialRecord(RemoteName, ManifestRemote),
  })
  .check(
    z.refine(
      (manifest) => linesOf(manifest).every(retainsNamedVersions),
      'Every version that a remote or the shell names must be in its retained list, which names each once.',
    ),
    z.refine(
      (manifest) => linesOf(manifest).every(namesNoWithdrawnVersion),
      'Neither a remote nor the shell may name a version that was withdrawn.',
    ),
    z.refine(
      (manifest) => linesOf(manifest).every(({ state }) => fallsBackToAGoodVersion(state)),
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

/** The builds of the shell that the manifest's commands may lead to: active, earlier, last good. */
export function namedBuilds({ active, previous, lastGood }: ManifestShell): string[] {
  return [active, previous, lastGood].filter((id) => id !== null);
}

/** What remotes and the shell have in common. */
export type VersionState = Pick<
  ManifestRemote,
  'active' | 'activeSince' | 'previous' | 'lastGood' | 'history'
>;

/** One remote or the shell, by its versions. */
interface VersionLine {
  state: VersionState;
  named: readonly string[];
  retained: readonly string[];
}

interface RemotesAndShell {
  remotes: Readonly<Record<string, ManifestRemote>>;
  shell?: ManifestShell | undefined;
}

function linesOf({ remotes, shell }: RemotesAndShell): VersionLine[] {
  const lines = Object.values(remotes).map((remote) => ({
    state: remote,
    named: namedVersions(remote),
    retained: remote.retained.map(({ descriptor }) => descriptor.version),
  }));
  return shell
    ? [...lines, { state: shell, named: namedBuilds(shell), retained: shell.retained.map(({ id }) => id) }]
    : lines;
}

function retainsNamedVersions({ named, retained }: VersionLine): boolean {
  const known = new Set(retained);
  return known.size === retained.length && named.every((version) => known.has(version));
}

function namesNoWithdrawnVersion({ named, state }: VersionLine): boolean {
  return named.every((version) => !state.history[version]?.withdrawn);
}

function fallsBackToAGoodVersion({ active, lastGood, history }: VersionState): boolean {
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
