import type { SupplierSitemapKind } from '@bazaar/contracts/merchant';
import { sql } from 'kysely';
import type { SitemapSource } from '../../kit/sitemap.sql.ts';

/** Suppliers whose page is shown. */
export const SOURCES: Readonly<Record<SupplierSitemapKind, SitemapSource>> = {
  suppliers: sql`
    select id, slug, greatest(registered_at, verified_at) as changed_at from merchant.supplier where is_active`,
};
