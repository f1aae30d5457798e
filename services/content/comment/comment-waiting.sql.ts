import type { WaitingComment } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { columnsFor } from './comment.sql.ts';
import type { Authored } from './comment-note.rules.ts';

type WaitingRow = z.input<typeof WaitingComment> & Authored & { readonly id: number };

/** What an operator reads beside a comment: the version of its text, its article, and what it answers. */
export const QUEUE_COLUMNS = sql`
  comment.row_version as "rowVersion", comment.user_id as "authorUserId",
  jsonb_build_object('id', page.id, 'title', page.title, 'slug', page.slug) as page,
  (select jsonb_build_object('id', answered.id, 'authorName', answered.author_name, 'text', answered.text)
    from content.page_comment as answered where answered.id = comment.parent_id) as answered`;

/** One page of the comments that wait for a decision, oldest first; `userId` is the operator who reads them. */
export async function findWaiting(db: Database, userId: number, window: Window): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${columnsFor(userId)}, ${QUEUE_COLUMNS}
    from content.page_comment as comment
    join content.page on page.id = comment.page_id
    where comment.status = 'pending'
    order by comment.created_at, comment.id
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many comments wait for a decision. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.page_comment where status = 'pending'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many companies wait for a confirmation, as the owner of companies counts them. */
export async function countWaitingCompanies(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select merchant.waiting_companies() as count`.execute(db);
  return rows[0]?.count ?? 0;
}
