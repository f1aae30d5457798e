import type { CatalogueSitemapKind } from '@bazaar/contracts/product';
import { sql } from 'kysely';
import type { SitemapSource } from '../../kit/sitemap.sql.ts';

/**
 * Every record with a public page. What a page lists changes the page: a category's newest item, a base product's
 * offers.
 */
export const SOURCES: Readonly<Record<CatalogueSitemapKind, SitemapSource>> = {
  products: sql`
    select id, slug, updated_at as changed_at from product.supplier_product where is_listed`,
  'base-products': sql`
    select base.id, base.slug, (
      select max(offer.updated_at) from product.supplier_product as offer
      where offer.base_product_id = base.id and offer.is_listed
    ) as changed_at
    from product.base_product as base
    join product.base_product_summary as summary on summary.base_product_id = base.id
    where summary.offers_count > 0`,
  categories: sql`
    select category.id, category.slug, (
      select max(item.published_at) from product.product_category as item where item.category_id = category.id
    ) as changed_at
    from product.category as category
    where not exists (
      select from product.category_ancestor as path
      join product.category as above on above.id = path.ancestor_id
      where path.category_id = category.id and not above.is_active
    )`,
};
