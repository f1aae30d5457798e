import * as z from 'zod/mini';
import { Count, Instant, NonEmptyText } from '../core/index.ts';

/** The five remotes, in the order of their fixed ports (3001…3005). */
export const REMOTE_NAMES = ['mf-catalog', 'mf-content', 'mf-suppliers', 'mf-profile', 'mf-wallet'] as const;
export const RemoteName = z.enum(REMOTE_NAMES);
export type RemoteName = z.infer<typeof RemoteName>;

/**
 * The version of the host contract between shell and remotes (`@bazaar/host`); a shell supports this one and the
 * one before.
 */
export const HOST_CONTRACT_VERSION = 3;

/**
 * The version that development servers give their builds. It is never released: its files change while they are in use,
 * so they are neither mirrored nor hashed in the page.
 */
export const DEVELOPMENT_VERSION = '0.0.0-dev';

/** A release's version: `MAJOR.MINOR.PATCH`, with an optional pre-release part. */
export const Version = z
  .string()
  .check(z.maxLength(60), z.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/));

const BASE64 = '[A-Za-z0-9+/]';
/** A hash in base64 by its algorithm: SHA-256 as builds write it, or SHA-384 as former releases have it. */
const HASHES = { sha256: `${BASE64}{43}=`, sha384: `${BASE64}{64}` };

/** The algorithms of an {@link Integrity}. */
export const INTEGRITY_ALGORITHMS = Object.keys(HASHES);

const INTEGRITIES = Object.entries(HASHES).map(([algorithm, hash]) => `${algorithm}-${hash}`);

/** Subresource Integrity value (W3C SRI §3.3) with one hash. */
export const Integrity = z.string().check(z.regex(new RegExp(`^(?:${INTEGRITIES.join('|')})$`)));

/** A file of a release: a relative path that never leaves the release's folder. */
export const ReleasePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?!(.*\/)?\.\.?(\/|$))[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/));

/** `name@version` of a bus event. */
export const Topic = z.string().check(z.regex(/^[a-z-]+\.[a-z-]+@\d+$/));

/** React Router pattern from the root: `/category/:categoryId/*`. */
export const RoutePattern = z.string().check(z.regex(/^\/$|^(\/:?[A-Za-z0-9._-]+)*(\/\*)?$/), z.minLength(1));

/** The place of a page in the profile's menu. */
export const ProfileMenuPlace = z.strictObject({
  /** The entry that is the selected one (`selectedProfileMenu` of the specification's §7) while the page is shown. */
  key: z.string().check(z.regex(/^[A-Z][A-Za-z]{0,39}$/)),
  /** The entry itself, on the page that it leads to. */
  entry: z.optional(
    z.strictObject({
      title: NonEmptyText.check(z.maxLength(40)),
      /** A name of the shell's icons; an unknown one gets a plain icon. */
      icon: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
      /** The entries stand in rising order. */
      ordinal: Count,
      /** Where it leads, when the pattern has parameters. */
      href: z.optional(z.string().check(z.regex(/^(\/[A-Za-z0-9_-]+)+$/))),
    }),
  ),
});
export type ProfileMenuPlace = z.infer<typeof ProfileMenuPlace>;

export const DescriptorRoute = z.strictObject({
  /** React Router pattern from the root: `/category/:categoryId/*`. */
  pattern: RoutePattern,
  /** `session`: a signed-out visitor is sent to the login route. */
  access: z.enum(['public', 'session']),
  layout: z.enum(['main', 'empty', 'profile']),
  /** `server`: rendered on the server too. `client`: rendered only in the browser. */
  render: z.enum(['server', 'client']),
  /**
   * Names of the parameters that the page reads from its query, where `#` stands for a number; the server ignores all
   * others. Left out by releases from before it was declared.
   */
  query: z.optional(z.array(z.string().check(z.regex(/^[A-Za-z0-9_.#[\]-]{1,80}$/)))),
  /** Left out for a page without a place in the profile's menu. */
  menu: z.optional(ProfileMenuPlace),
  /** Scripts to preload with the entry, so that none waits for another. */
  scripts: z.array(ReleasePath),
  /** Style sheets the page needs before its first paint. */
  styles: z.array(ReleasePath),
  /** Sub-paths of the design system that it imports; those of the whole release when left out. */
  ui: z.optional(z.array(z.string())),
});
export type DescriptorRoute = z.infer<typeof DescriptorRoute>;

export const DescriptorSlot = z.strictObject({
  name: NonEmptyText,
  render: z.enum(['server', 'client']),
  /** `session`: loads only with a valid session, when the page is idle. */
  access: z.enum(['any', 'session']),
  scripts: z.array(ReleasePath),
  styles: z.array(ReleasePath),
  /** Sub-paths of the design system that it imports; those of the whole release when left out. */
  ui: z.optional(z.array(z.string())),
});
export type DescriptorSlot = z.infer<typeof DescriptorSlot>;

const DescriptorShape = z.strictObject({
  schema: z.literal(1),
  name: RemoteName,
  version: Version,
  hostContract: z.int().check(z.positive()),
  builtAt: Instant,
  /** Hash of the sources it was built from; the same sources give the same release. */
  sourceHash: NonEmptyText,
  /** The federation container: its global name carries the version. */
  container: z.string().check(z.regex(/^[a-z0-9_]+$/)),
  entry: ReleasePath,
  /** The plain server bundle (CommonJS); null for a remote that renders only in the browser. */
  serverBundle: z.nullable(ReleasePath),
  routes: z.array(DescriptorRoute),
  slots: z.array(DescriptorSlot),
  publishes: z.array(Topic),
  listens: z.array(Topic),
  /** Shared libraries it expects from the shell, as semver ranges; the deploy gate compares them with its versions. */
  shared: z.record(z.string(), z.string()),
  /** Sub-paths of the design system that it uses: `button`, `drawing`. */
  ui: z.array(z.string()),
  /** Every file of the release, `remote.json` left out. */
  files: z.record(ReleasePath, z.strictObject({ integrity: Integrity, bytes: Count })),
});

/** `remote.json`: everything the shell knows about one release of one remote. */
export const RemoteDescriptor = DescriptorShape.check(
  z.refine(
    hashesEveryNamedFile,
    'Every file that a descriptor names must be in `files`, with its integrity.',
  ),
  z.refine(namesOnce, 'A route pattern or a slot name may stand in a descriptor once.'),
);
export type RemoteDescriptor = z.infer<typeof RemoteDescriptor>;

type DescriptorShape = z.infer<typeof DescriptorShape>;

/** The browser refuses a file without a hash, so a release that names one is refused as a whole. */
function hashesEveryNamedFile({ entry, serverBundle, routes, slots, files }: DescriptorShape): boolean {
  const parts = [...routes, ...slots].flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  return [entry, ...(serverBundle ? [serverBundle] : []), ...parts].every((path) =>
    Object.hasOwn(files, path),
  );
}

function namesOnce({ routes, slots }: DescriptorShape): boolean {
  const isUnique = (names: string[]) => new Set(names).size === names.length;
  return isUnique(routes.map(({ pattern }) => pattern)) && isUnique(slots.map(({ name }) => name));
}
