import * as z from 'zod/mini';
import { Count, NonEmptyText } from '../core/index.ts';
import { Integrity, ReleasePath, RemoteName, RoutePattern, Topic } from './descriptor.ts';

/** Names a build of the shell: the first digits of the SHA-256 of its `shell.json`, which holds the hash of every other file. */
export const ShellBuildId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/**
 * `shell.json`: what a build of the shell consists of, keeps for itself and provides; the deploy gate compares remotes with
 * it.
 */
export const ShellDescriptor = z.strictObject({
  schema: z.literal(1),
  /** Hash of the sources it was built from; the same sources are built once. */
  sourceHash: NonEmptyText,
  hostContract: z.int().check(z.positive()),
  /** Addresses that no remote may take: the shell's pages and what its server answers itself. */
  routes: z.array(RoutePattern),
  /** Prefixes under which one remote's addresses may lie within the pattern of another one. */
  delegated: z.record(z.string(), RemoteName),
  /** Shared libraries by import, each with its version and what the shell's facade of it exports. */
  provides: z.record(z.string(), z.strictObject({ version: NonEmptyText, exports: z.array(z.string()) })),
  /** Parts of the design system. */
  ui: z.array(z.string()),
  slots: z.array(NonEmptyText),
  /** Events that the shell itself publishes. */
  publishes: z.array(Topic),
  /** Events that the shell itself listens to. */
  listens: z.array(Topic),
  /** Uncompressed bytes: of what one page or slot loads at first, and of all that browsers may load of a release. */
  budget: z.strictObject({ partBytes: Count, releaseBytes: Count }),
  /** Every other file of the build; source maps, which are sent to nobody and run nowhere, are left out. */
  files: z.record(ReleasePath, z.strictObject({ integrity: Integrity, bytes: Count })),
});
export type ShellDescriptor = z.infer<typeof ShellDescriptor>;

/** Addresses of the shell, as patterns. Tests compare them with its route table and with its server. */
export const SHELL_ROUTES: readonly string[] = [
  '/',
  '/users/login',
  '/error',
  '/error/400',
  '/error/403',
  '/error/404',
  '/error/500',
  '/contents/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/share.png',
  '/healthz',
  '/readyz',
  '/metrics',
  '/builds/*',
  '/api/*',
  '/_s/*',
  '/_r/*',
  '/_beacon/*',
];

/** The specification's addresses put these under a parameter of another remote. */
export const DELEGATED_PREFIXES: Readonly<Record<string, RemoteName>> = {
  '/category/contents': 'mf-content',
  '/products/search': 'mf-catalog',
  '/products/category': 'mf-catalog',
};

/** More than twice of what the largest part, and the largest release, weigh. */
export const RELEASE_BUDGET = { partBytes: 250_000, releaseBytes: 2_000_000 };
