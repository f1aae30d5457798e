import { type COMMENT_SORTS, MAX_REPLIES, type PageComment } from '@bazaar/contracts/content';
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

/** The author of the article, or a user who wrote for a supplier; null for a reader. */
const WRITER = sql`(
  select jsonb_build_object(
    'kind', case when is_author then 'author' else 'supplier' end,
    'supplier', (select jsonb_build_object('id', card.id, 'name', card.name, 'slug', card.slug)
      from merchant.supplier_cards(array[comment.supplier_id]) as card)
  )
  from (
    select coalesce(page.author_id = comment.user_id or page.supplier_id = comment.supplier_id, false) as is_author
    from content.page where page.id = comment.page_id
  ) as known
  where is_author or comment.supplier_id is not null
)`;

/** `userId` is the caller; null for a guest, who has no comments or likes. */
export const columnsFor = (userId: number | null) => sql`
  comment.id, comment.page_id as "pageId", comment.parent_id as "parentId", comment.author_name as "authorName",
  ${WRITER} as writer, comment.text, comment.created_at as "createdAt", comment.likes, comment.status,
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

/** One page of the comments of the first level; the caller's pending ones stand first. */
export async function findRoots(
  db: Database,
  { pageId, userId, sort }: Tree & { readonly sort: (typeof COMMENT_SORTS)[number] },
  window: Window,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select ${columnsFor(userId)} from content.page_comment as comment
    where comment.page_id = ${pageId} and comment.parent_id is null and ${seenBy(userId)}
    order by comment.status = 'pending' desc, ${ORDERS[sort]}
    ${windowOf(window)}`.execute(db);
  return rows;
}

/**
 * Replies below these comments, oldest first: of each thread the caller's pending ones, and the oldest active ones up to
 * the limit. A reply to an invisible comment is not returned either.
 */
export async function findReplies(
  db: Database,
  rootIds: readonly number[],
  userId: number | null,
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    with recursive below as (
      select comment.id, comment.parent_id as root_id, comment.status, comment.created_at
      from content.page_comment as comment
      where comment.parent_id = any(${rootIds}::int[]) and ${seenBy(userId)}
      union all
      select comment.id, below.root_id, comment.status, comment.created_at from below
      join content.page_comment as comment on comment.parent_id = below.id
      where ${seenBy(userId)}
    ), placed as (
      select id, row_number() over (partition by root_id order by status = 'pending' desc, created_at, id) as place
      from below
    )
    select ${columnsFor(userId)} from placed join content.page_comment as comment on comment.id = placed.id
    where placed.place <= ${MAX_REPLIES}
    order by comment.created_at, comment.id`.execute(db);
  return rows;
}

/**
 * How many comments there are: of the first level as the caller sees them, and of all levels as everybody reads them.
 * What answers an invisible comment is not read, and neither are replies beyond the limit of a thread.
 */
export async function countComments(
  db: Database,
  { pageId, userId }: Tree,
): Promise<{ roots: number; read: number }> {
  const { rows } = await sql<{ roots: number; read: number }>`
    with recursive active as (
      select comment.id, comment.id as root_id from content.page_comment as comment
      where comment.page_id = ${pageId} and comment.parent_id is null and comment.status = 'active'
      union all
      select reply.id, active.root_id from active
      join content.page_comment as reply on reply.parent_id = active.id
      where reply.status = 'active'
    ), thread as (
      select 1 + least(count(*) - 1, ${MAX_REPLIES}) as read from active group by root_id
    )
    select count(*)::int as roots, (select coalesce(sum(read), 0)::int from thread) as read
    from content.page_comment as comment
    where comment.page_id = ${pageId} and comment.parent_id is null and ${seenBy(userId)}`.execute(db);
  return rows[0] ?? { roots: 0, read: 0 };
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
  /** The supplier that the user acts for. */
  readonly supplierId: number | null;
  readonly text: string;
  readonly now: Date;
}

/** Adds a comment that is pending until a moderator decides. */
export async function insertComment(db: Database, comment: NewComment): Promise<CommentRow> {
  const { rows } = await sql<CommentRow>`
    with added as (
      insert into content.page_comment (page_id, parent_id, depth, user_id, author_name, supplier_id, text, status,
        created_at)
      values (${comment.pageId}, ${comment.parentId}, ${comment.depth}, ${comment.userId}, ${comment.authorName},
        ${comment.supplierId}, ${comment.text}, 'pending', ${comment.now})
      returning *
    )
    select ${columnsFor(comment.userId)} from added as comment`.execute(db);
  const [row] = rows;
  if (row === undefined) {
    throw new Error('A comment was added without a trace.');
  }
  return row;
}
