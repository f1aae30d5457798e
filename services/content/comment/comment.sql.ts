import type { COMMENT_SORTS, CommentStatus, MyComment, PageComment } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import { type Window, windowOf } from '../window.sql.ts';

type CommentInput = z.input<typeof PageComment>;
/** A comment as stored in the database. */
export interface CommentRow extends CommentInput {
  readonly id: number;
  readonly parentId: number | null;
}

/** `userId` is the caller; null for a guest, who has no comments or likes. */
const columnsFor = (userId: number | null) => sql`
  comment.id, comment.page_id as "pageId", comment.parent_id as "parentId", comment.author_name as "authorName",
  comment.text, comment.created_at as "createdAt", comment.likes, comment.status,
  exists (
    select from content.comment_like as liked where liked.comment_id = comment.id and liked.user_id = ${userId}
  ) as "likedByMe",
  coalesce(comment.user_id = ${userId}, false) as "isMine"`;

/** Active comments, and pending ones of the caller. */
const seenBy = (userId: number | null) =>
  userId === null
    ? sql`comment.status = 'active'`
    : sql`(comment.status = 'active' or comment.status = 'pending' and ${ownedBy('comment.user_id', userId)})`;

const ORDERS = {
  newest: sql`comment.created_at desc, comment.id desc`,
  mostLiked: sql`comment.likes desc, comment.id desc`,
} as const;

interface Tree {
  readonly pageId: number;
  readonly userId: number | null;
}

/** One page of the comments of the first level. */
export async function findRoots(
  db: Database,
  { pageId, userId, sort }: Tree & { readonly sort: (typeof COMMENT_SORTS)[number] },
  window: Window,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columnsFor(userId)} from content.page_comment as comment
    where comment.page_id = ${pageId} and comment.parent_id is null and ${seenBy(userId)}
    order by ${ORDERS[sort]}
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** All replies below these comments, oldest first. A reply to an invisible comment is not returned either. */
export async function findReplies(
  db: Database,
  rootIds: readonly number[],
  userId: number | null,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    with recursive below as (
      select comment.id from content.page_comment as comment
      where comment.parent_id = any(${rootIds}::int[]) and ${seenBy(userId)}
      union all
      select comment.id from below
      join content.page_comment as comment on comment.parent_id = below.id
      where ${seenBy(userId)}
    )
    select ${columnsFor(userId)} from below join content.page_comment as comment on comment.id = below.id
    order by comment.created_at, comment.id`.execute(db);
  return rows;
}

/** How many comments there are: of the first level as the caller sees them, and active ones of all levels. */
export async function countComments(
  db: Database,
  { pageId, userId }: Tree,
): Promise<{ roots: number; active: number }> {
  const { rows } = await sql<{ roots: number; active: number }>`
    select count(*) filter (where comment.parent_id is null and ${seenBy(userId)})::int as roots,
      count(*) filter (where comment.status = 'active')::int as active
    from content.page_comment as comment
    where comment.page_id = ${pageId}`.execute(db);
  return rows[0] ?? { roots: 0, active: 0 };
}

/** Whether readers may comment on a published article; null when there is no such article. */
export async function findCommentsOpen(db: Database, pageId: number, now: Date): Promise<boolean | null> {
  const { rows } = await sql<{ commentsOpen: boolean }>`
    select comments_open as "commentsOpen" from content.page
    where id = ${pageId} and is_listed and published_at <= ${now}`.execute(db);
  return rows[0]?.commentsOpen ?? null;
}

interface ActiveComment {
  readonly id: number;
  readonly parentId: number | null;
  readonly depth: number;
}

/** An active comment of an article, for a reply to it; null when there is none. */
export async function findActive(db: Database, id: number, pageId: number): Promise<ActiveComment | null> {
  const { rows } = await sql<ActiveComment>`
    select id, parent_id as "parentId", depth from content.page_comment
    where id = ${id} and page_id = ${pageId} and status = 'active'`.execute(db);
  return rows[0] ?? null;
}

interface NewComment {
  readonly pageId: number;
  readonly parentId: number | null;
  readonly depth: number;
  readonly userId: number;
  readonly authorName: string;
  readonly text: string;
  readonly now: Date;
}

/** Adds a comment that is pending until a moderator decides. */
export async function insertComment(db: Database, comment: NewComment): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    with added as (
      insert into content.page_comment (page_id, parent_id, depth, user_id, author_name, text, status, created_at)
      values (${comment.pageId}, ${comment.parentId}, ${comment.depth}, ${comment.userId}, ${comment.authorName},
        ${comment.text}, 'pending', ${comment.now})
      returning *
    )
    select ${columnsFor(comment.userId)} from added as comment`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    throw new Error('A comment was added without a trace.');
  }
  return row;
}

/** One page of a user's comments, newest first. */
export async function findMine(
  db: Database,
  {
    userId,
    status,
    now,
  }: { readonly userId: number; readonly status: CommentStatus | null; readonly now: Date },
  window: Window,
): Promise<z.input<typeof MyComment>[]> {
  const { rows } = await sql<z.input<typeof MyComment>>`
    select ${columnsFor(userId)}, comment.reason,
      case when page.published_at <= ${now}
        then jsonb_build_object('id', page.id, 'title', page.title, 'slug', page.slug) end as page
    from content.page_comment as comment
    join content.page on page.id = comment.page_id
    where ${ownedBy('comment.user_id', userId)} and (${status}::text is null or comment.status = ${status})
    order by comment.created_at desc, comment.id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many comments a user has written. */
export async function countMine(db: Database, userId: number, status: CommentStatus | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.page_comment as comment
    where ${ownedBy('comment.user_id', userId)} and (${status}::text is null or comment.status = ${status})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The status of a user's own comment; null when it is another user's. */
export async function findOwnStatus(db: Database, id: number, userId: number): Promise<CommentStatus | null> {
  const { rows } = await sql<{ status: CommentStatus }>`
    select comment.status from content.page_comment as comment
    where comment.id = ${id} and ${ownedBy('comment.user_id', userId)}`.execute(db);
  return rows[0]?.status ?? null;
}

/** Removes a pending comment; false when it was decided meanwhile. */
export async function deletePending(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from content.page_comment where id = ${id} and status = 'pending' returning id`.execute(db);
  return rows.length === 1;
}
