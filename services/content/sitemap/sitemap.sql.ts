import type { ContentSitemapKind } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { SitemapSource } from '../../kit/sitemap.sql.ts';

/** What is published at this time. */
export function sourcesAt(now: Date): Readonly<Record<ContentSitemapKind, SitemapSource>> {
  return {
    contents: sql`
      select id, slug, greatest(published_at, updated_at) as changed_at
      from content.page
      where is_listed and published_at <= ${now}`,
  };
}
