import type { ContentSitemapKind } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { SitemapSource } from '../../kit/sitemap.sql.ts';

/** What is published at this time: each article under one kind. */
export function sourcesAt(now: Date): Readonly<Record<ContentSitemapKind, SitemapSource>> {
  const listed = (isNews: boolean) => sql`
    select page.id, page.slug, greatest(page.published_at, page.updated_at) as changed_at
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where page.is_listed and page.published_at <= ${now} and (content_type.page_type = 'News') = ${isNews}`;
  return {
    contents: listed(false),
    news: listed(true),
    videos: sql`
      select id, slug, published_at as changed_at from content.media_video where published_at <= ${now}`,
    advertisements: sql`
      select id, slug, published_at as changed_at from content.advertisement
      where published_at <= ${now} and valid_to >= (${now}::timestamptz at time zone 'Asia/Tehran')::date`,
  };
}
