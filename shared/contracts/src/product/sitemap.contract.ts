import * as z from 'zod/mini';
import { endpoint, SitemapPart, SitemapQuery, SitemapRecord } from '../core/index.ts';

/** The kinds of this service's records in the site map. */
export const CatalogueSitemapKind = z.enum(['products', 'base-products', 'categories']);
export type CatalogueSitemapKind = z.infer<typeof CatalogueSitemapKind>;

export const listCatalogueSitemapParts = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/sitemap/:kind/parts',
  access: 'public',
  summary: 'How shown items, base products with offers, or shown categories divide into files of a site map.',
  params: z.object({ kind: CatalogueSitemapKind }),
  response: z.array(SitemapPart),
});

export const listCatalogueSitemap = endpoint({
  service: 'product',
  method: 'GET',
  path: '/api/v1/sitemap/:kind',
  access: 'public',
  summary:
    'The shown items, base products with offers, or shown categories that follow one, for the site map.',
  params: z.object({ kind: CatalogueSitemapKind }),
  query: SitemapQuery,
  response: z.array(SitemapRecord),
});
