import type { CommentStatus, MyComment } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { type CommentRow, columnsFor } from './comment.sql.ts';

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

interface Rewriting {
  readonly id: number;
  readonly userId: number;
  readonly text: string;
}

/** Replaces the text of a pending comment, which then has another version; null when it was decided meanwhile. */
export async function rewritePending(
  db: Database,
  { id, userId, text }: Rewriting,
): Promise<CommentRow | null> {
  const { rows } = await sql<CommentRow>`
    with changed as (
      update content.page_comment
      set text = ${text}, row_version = row_version + (text <> ${text})::int
      where id = ${id} and status = 'pending' returning *
    )
    select ${columnsFor(userId)} from changed as comment`.execute(db);
  return rows[0] ?? null;
}
