import * as z from 'zod/mini';
import { endpoint, SitemapPart, SitemapQuery, SitemapRecord } from '../core/index.ts';

/** The kinds of this service's records in the site map; news change more often than other articles. */
export const ContentSitemapKind = z.enum(['contents', 'news', 'videos', 'advertisements']);
export type ContentSitemapKind = z.infer<typeof ContentSitemapKind>;

export const listContentSitemapParts = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/sitemap/:kind/parts',
  access: 'public',
  summary: 'How published articles divide into files of a site map.',
  params: z.object({ kind: ContentSitemapKind }),
  response: z.array(SitemapPart),
});

export const listContentSitemap = endpoint({
  service: 'content',
  method: 'GET',
  path: '/api/v1/sitemap/:kind',
  access: 'public',
  summary: 'The published articles that follow one, for the site map.',
  params: z.object({ kind: ContentSitemapKind }),
  query: SitemapQuery,
  response: z.array(SitemapRecord),
});
