import type { RichText } from '@bazaar/contracts';
import type { PagePreview } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import { BODY_COLUMNS, RECEPTION_COLUMNS, SUMMARY_COLUMNS } from './page.sql.ts';

type PreviewRow = z.input<typeof PagePreview>;

/** The stored form of an author's article, cleaned. */
export interface CleanPage {
  readonly contentTypeId: number;
  readonly categoryId: number | null;
  readonly title: string;
  readonly slug: string;
  readonly summary: string;
  readonly body: RichText;
  readonly labels: readonly string[];
  readonly labelKeys: readonly string[];
  readonly readingMinutes: number;
  readonly commentsOpen: boolean;
}

/** An article as its author sees it; null when it is another author's. */
export async function findPreview(db: Database, id: number, authorId: number): Promise<PreviewRow | null> {
  const { rows } = await sql<PreviewRow>`
    select ${SUMMARY_COLUMNS}, ${RECEPTION_COLUMNS}, ${BODY_COLUMNS}, page.row_version as "rowVersion",
      exists (
        select from content.page_like as liked where liked.page_id = page.id and liked.user_id = ${authorId}
      ) as "likedByMe"
    from content.page
    join content.content_type on content_type.id = page.content_type_id
    where page.id = ${id} and ${ownedBy('page.author_id', authorId)}`.execute(db);
  return rows[0] ?? null;
}

export interface OwnPage {
  readonly supplierId: number;
  readonly isPublished: boolean;
  readonly rowVersion: number;
}

/** The facts that decide whether an author may change an article; null when it is another author's. */
export async function findOwnPage(db: Database, id: number, authorId: number): Promise<OwnPage | null> {
  const { rows } = await sql<OwnPage>`
    select supplier_id as "supplierId", published_at is not null as "isPublished", row_version as "rowVersion"
    from content.page
    where id = ${id} and ${ownedBy('page.author_id', authorId)}`.execute(db);
  return rows[0] ?? null;
}

interface Author {
  readonly authorId: number;
  readonly authorName: string;
  readonly supplierId: number | null;
  readonly now: Date;
}

/** Adds a draft; returns its id. */
export async function insertDraft(db: Database, page: CleanPage, author: Author): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with next as (select nextval(pg_get_serial_sequence('content.page', 'id'))::int as id)
    insert into content.page (id, content_type_id, category_id, is_listed, title, slug, summary, body, labels,
      label_keys, reading_minutes, comments_open, drawing, author_id, author_name, supplier_id, updated_at)
    select next.id, ${page.contentTypeId}, ${page.categoryId}, true, ${page.title}, ${page.slug}, ${page.summary},
      ${JSON.stringify(page.body)}, ${page.labels}, ${page.labelKeys}, ${page.readingMinutes}, ${page.commentsOpen},
      jsonb_build_object('family', 'doc', 'seed', next.id, 'dimensionMm', null, 'code', null),
      ${author.authorId}, ${author.authorName}, ${author.supplierId}, ${author.now}
    from next
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}

interface Change {
  readonly id: number;
  readonly version: number;
  readonly now: Date;
}

/** Replaces an article that still has the version that its author read; false otherwise. */
export async function rewritePage(db: Database, page: CleanPage, change: Change): Promise<boolean> {
  const { rows } = await sql`
    update content.page set content_type_id = ${page.contentTypeId}, category_id = ${page.categoryId},
      title = ${page.title}, slug = ${page.slug}, summary = ${page.summary}, body = ${JSON.stringify(page.body)},
      labels = ${page.labels}, label_keys = ${page.labelKeys}, reading_minutes = ${page.readingMinutes},
      comments_open = ${page.commentsOpen}, updated_at = ${change.now}, row_version = row_version + 1
    where id = ${change.id} and row_version = ${change.version}
    returning id`.execute(db);
  return rows.length === 1;
}

interface Published {
  readonly id: number;
  readonly slug: string;
  readonly publishedAt: string;
  readonly rowVersion: number;
}

/** Publishes a draft; null when it is already published. */
export async function publishDraft(db: Database, id: number, now: Date): Promise<Published | null> {
  const { rows } = await sql<Published>`
    update content.page set published_at = ${now}, updated_at = ${now}, row_version = row_version + 1
    where id = ${id} and published_at is null
    returning id, slug, published_at as "publishedAt", row_version as "rowVersion"`.execute(db);
  return rows[0] ?? null;
}

/** Whether authors may write articles of this type. */
export async function isWritableType(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from content.content_type where id = ${id} and page_type <> 'Static'`.execute(db);
  return rows.length === 1;
}

/** Whether the category exists and is active. */
export async function isActiveCategory(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`select from product.category_refs(array[${id}::int])`.execute(db);
  return rows.length === 1;
}
