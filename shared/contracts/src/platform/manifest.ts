import * as z from 'zod/mini';
import { Instant } from '../core/index.ts';
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

export const ManifestRemote = z.strictObject({
  /** Where its releases are served: `<origin>/<version>/<file>`. */
  origin: z.string().check(z.regex(/^https?:\/\/[A-Za-z0-9.:[\]-]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/)),
  active: Version,
  /** Last known good version, used when the active one fails. */
  previous: z.nullable(Version),
  canary: z.nullable(z.strictObject({ version: Version, rule: CanaryRule })),
  /** Visitors with the cookie stay on a version. */
  pins: z.array(z.strictObject({ cookie: NamedValue, version: Version })),
  /** Kill switch: no server rendering of this remote. */
  clientOnly: z.boolean(),
  retained: z.array(RetainedVersion),
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
    remotes: z.partialRecord(RemoteName, ManifestRemote),
  })
  .check(
    z.refine(
      (manifest) => Object.values(manifest.remotes).every(retainsNamedVersions),
      'Every version that a remote names must be in its retained list, which names each once.',
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

function retainsNamedVersions(remote: ManifestRemote): boolean {
  const retained = new Set(remote.retained.map(({ descriptor }) => descriptor.version));
  const named = [
    remote.active,
    remote.previous,
    remote.canary?.version,
    ...remote.pins.map((pin) => pin.version),
  ];
  return (
    retained.size === remote.retained.length &&
    named.every((version) => version === null || version === undefined || retained.has(version))
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
