import * as z from 'zod/mini';
import { Count, entityId, Instant, LARGEST_ID } from './primitives.ts';

/** One file of a site map may name this many addresses (sitemaps.org protocol). */
export const SITEMAP_PART_SIZE = 50_000;

/** Maximum number of records in one response of a service. */
export const SITEMAP_PAGE_SIZE = 5_000;

/** A record with its own page: the parts of its address, and when the content of the page last changed. */
export const SitemapRecord = z.object({
  id: entityId(),
  slug: z.string(),
  /** Null when it is not recorded. */
  changedAt: z.nullable(Instant),
});
export type SitemapRecord = z.infer<typeof SitemapRecord>;

/** One file of a site map: the `count` records that follow `after`. */
export const SitemapPart = z.object({ after: Count, count: Count, changedAt: z.nullable(Instant) });
export type SitemapPart = z.infer<typeof SitemapPart>;

/** The next records by their ids. */
export const SitemapQuery = z.strictObject({
  after: z._default(z.int().check(z.gte(0), z.lte(LARGEST_ID)), 0),
  take: z._default(z.int().check(z.gte(1), z.lte(SITEMAP_PAGE_SIZE)), SITEMAP_PAGE_SIZE),
});
