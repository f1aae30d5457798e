import type { ContentPage, ContentSummary, ContentTypeNode, StaticPage } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database.ts';

/** A page as the database has it, before the contract's check brands its ids. */
export type PageRow = z.input<typeof ContentPage>;
export type SummaryRow = z.input<typeof ContentSummary>;
export type StaticPageRow = z.input<typeof StaticPage>;
type TypeRow = Omit<z.input<typeof ContentTypeNode>, 'children'> & { readonly parentId: number | null };

const SUMMARY_COLUMNS = sql`
  page.id,
  jsonb_build_object('id', content_type.id, 'title', content_type.title) as "contentType",
  page.title,
  page.slug,
  page.summary,
  page.labels,
  page.published_at as "publishedAt",
  page.reading_minutes as "readingMinutes",
  page.drawing`;

/** One published article, or null. */
export async function findPage(db: Database, id: number, now: Date): Promise<PageRow | null> {
  const { rows } = await sql<PageRow>`
    select ${SUMMARY_COLUMNS}, page.body, page.updated_at as "updatedAt", page.author_name as "authorName"
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

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Published articles, newest first. A type stands for those below it too. */
export async function findPages(db: Database, filter: PageFilter, window: Window): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    select ${SUMMARY_COLUMNS}
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where ${matching(filter)}
    order by page.published_at desc, page.id desc
    limit ${window.pageSize} offset ${(window.pageNumber - 1) * window.pageSize}`.execute(db);
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

/** A static page by its unique name, or null. */
export async function findStaticPage(
  db: Database,
  uniqueName: string,
  now: Date,
): Promise<StaticPageRow | null> {
  const { rows } = await sql<StaticPageRow>`
    select id, unique_name as "uniquePageName", title, summary, body, updated_at as "updatedAt"
    from content.page
    where unique_name = ${uniqueName} and published_at <= ${now}`.execute(db);
  return rows[0] ?? null;
}

/** All types in the operator's order, with the number of listed articles of each. */
export async function findContentTypes(db: Database, now: Date): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select content_type.id, content_type.parent_id as "parentId", content_type.title,
      count(page.id)::int as "pagesCount"
    from content.content_type
    left join content.page
      on page.content_type_id = content_type.id and page.is_listed and page.published_at <= ${now}
    group by content_type.id
    order by content_type.ordinal, content_type.id`.execute(db);
  return rows;
}
