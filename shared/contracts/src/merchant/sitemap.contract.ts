import * as z from 'zod/mini';
import { endpoint, SitemapPart, SitemapQuery, SitemapRecord } from '../core/index.ts';

/** The kinds of this service's records in the site map. */
export const SupplierSitemapKind = z.enum(['suppliers']);
export type SupplierSitemapKind = z.infer<typeof SupplierSitemapKind>;

export const listSupplierSitemapParts = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/sitemap/:kind/parts',
  access: 'public',
  summary: 'How suppliers divide into files of a site map.',
  params: z.object({ kind: SupplierSitemapKind }),
  response: z.array(SitemapPart),
});

export const listSupplierSitemap = endpoint({
  service: 'merchant',
  method: 'GET',
  path: '/api/v1/sitemap/:kind',
  access: 'public',
  summary: 'The suppliers that follow one, for the site map.',
  params: z.object({ kind: SupplierSitemapKind }),
  query: SitemapQuery,
  response: z.array(SitemapRecord),
});
