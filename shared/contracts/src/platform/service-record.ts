import * as z from 'zod/mini';
import { Count, Instant, NonEmptyText } from '../core/index.ts';
import { RemoteName, Version } from './descriptor.ts';
import { ShellBuildId } from './shell-descriptor.ts';

/** What one shell's server has seen of one version of a remote, or of one build of the shell, since it became active. */
export const ServedVersion = z.strictObject({
  remote: z.union([RemoteName, z.literal('shell')]),
  version: z.union([Version, ShellBuildId]),
  /** As in the manifest; a version that becomes active anew is counted anew. */
  activeSince: z.nullable(Instant),
  firstSeenAt: Instant,
  /** Documents of the site that were sent while it was active, whichever remote's page they showed. */
  visits: Count,
  /** Addresses from which browsers reported a fault of it; each stands for several where only a sample reports. */
  browserFaults: Count,
  /** Whether its server code did what it may not do, so that it was left to the browser. */
  hasServerFault: z.boolean(),
  /** Null while there is none. */
  lastFault: z.nullable(z.strictObject({ at: Instant, reason: NonEmptyText.check(z.maxLength(400)) })),
});
export type ServedVersion = z.infer<typeof ServedVersion>;

/** The file in which a shell notes what it has seen; operators' commands read those of all shells. */
export const ServiceRecord = z.strictObject({ schema: z.literal(1), versions: z.array(ServedVersion) });
export type ServiceRecord = z.infer<typeof ServiceRecord>;

/** The last manifest that a shell has verified, with its exact bytes; it serves when the file is older, expired or gone. */
export const KeptManifest = z.strictObject({
  schema: z.literal(1),
  sequence: z.int().check(z.positive()),
  /** SHA-256 of the bytes in hexadecimal. */
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  bytes: z.string(),
});
export type KeptManifest = z.infer<typeof KeptManifest>;
