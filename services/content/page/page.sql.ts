import type { ContentPage, ContentSummary } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';

/** A page as stored in the database, before the contract's check brands its ids. */
type PageRow = z.input<typeof ContentPage>;
type SummaryRow = z.input<typeof ContentSummary>;

/** The columns of a page that lists show; needs `content_type` beside it. */
export const SUMMARY_COLUMNS = sql`
  page.id,
  jsonb_build_object('id', content_type.id, 'title', content_type.title) as "contentType",
  page.title,
  page.slug,
  page.summary,
  page.labels,
  page.published_at as "publishedAt",
  page.reading_minutes as "readingMinutes",
  page.drawing`;

/** The likes and visits of a page, and its supplier and category, which are read from the schemas that own them. */
export const RECEPTION_COLUMNS = sql`
  page.author_name as "authorName",
  page.likes,
  page.visits,
  (select jsonb_build_object('id', card.id, 'name', card.name, 'slug', card.slug)
    from merchant.supplier_cards(array[page.supplier_id]) as card) as supplier,
  (select jsonb_build_object('id', known.id, 'title', known.title, 'slug', known.slug)
    from product.category_refs(array[page.category_id]) as known) as category`;

/** The columns that only the page itself shows. */
export const BODY_COLUMNS = sql`
  page.body, page.updated_at as "updatedAt", page.comments_open as "commentsOpen", page.is_listed as "isListed"`;

/** The published articles of a page's series, in its order; null for a page outside any. */
const seriesAt = (now: Date) => sql`(
  select jsonb_build_object('title', series.title, 'pages', (
    select jsonb_agg(jsonb_build_object('id', part.id, 'title', part.title, 'slug', part.slug) order by part.series_place)
    from content.page as part
    where part.series_id = series.id and part.is_listed and part.published_at <= ${now}
  ))
  from content.series where series.id = page.series_id
) as series`;

/** One published article, or null; `userId` is the user whose like is read, null for a guest. */
export async function findPage(
  db: Database,
  id: number,
  { now, userId }: { readonly now: Date; readonly userId: number | null },
): Promise<PageRow | null> {
  const { rows } = await sql<PageRow>`
    select ${SUMMARY_COLUMNS}, ${RECEPTION_COLUMNS}, ${BODY_COLUMNS}, ${seriesAt(now)},
      exists (
        select from content.page_like as liked where liked.page_id = page.id and liked.user_id = ${userId}
      ) as "likedByMe"
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where page.id = ${id} and page.published_at <= ${now}`.execute(db);
  return rows[0] ?? null;
}

export interface PageFilter {
  readonly contentTypeId?: number | undefined;
  readonly labelKey?: string | undefined;
  readonly exceptId?: number | undefined;
  readonly now: Date;
}

/** Published articles, newest first. A type includes its subtypes. */
export async function findPages(db: Database, filter: PageFilter, window: Window): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY_COLUMNS}
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where ${matching(filter)}
    order by page.published_at desc, page.id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many published articles there are. */
export async function countPages(db: Database, filter: PageFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function matching({ contentTypeId, labelKey, exceptId, now }: PageFilter) {
  const conditions = [
    sql`page.is_listed and page.published_at <= ${now}`,
    ...(contentTypeId === undefined
      ? []
      : [sql`${contentTypeId} in (content_type.id, content_type.parent_id)`]),
    ...(labelKey === undefined ? [] : [sql`page.label_keys @> array[${labelKey}]`]),
    ...(exceptId === undefined ? [] : [sql`page.id <> ${exceptId}`]),
  ];
  return sql.join(conditions, sql` and `);
}
