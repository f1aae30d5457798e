import type { CommentStatus } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Like {
  readonly commentId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Toggles a user's like of an active comment; null when there is no such comment. */
export function toggleCommentLike(
  db: Database,
  { commentId, userId, now }: Like,
): Promise<{ liked: boolean; likes: number } | null> {
  return db.transaction().execute(async (transaction) => {
    // The lock runs two simultaneous clicks one after the other.
    const { rows: comments } = await sql`
      select from content.page_comment as comment
      join content.page on page.id = comment.page_id and page.published_at <= ${now}
      where comment.id = ${commentId} and comment.status = 'active'
      for update of comment`.execute(transaction);
    if (comments.length === 0) {
      return null;
    }
    const { rows: removed } = await sql`
      delete from content.comment_like where comment_id = ${commentId} and user_id = ${userId}
      returning comment_id`.execute(transaction);
    if (removed.length === 0) {
      await sql`
        insert into content.comment_like (comment_id, user_id, created_at)
        values (${commentId}, ${userId}, ${now})`.execute(transaction);
    }
    const { rows } = await sql<{ likes: number }>`
      select likes from content.page_comment where id = ${commentId}`.execute(transaction);
    return { liked: removed.length === 0, likes: rows[0]?.likes ?? 0 };
  });
}

/** A comment's status; null when there is no such comment. */
export async function findStatus(db: Database, id: number): Promise<CommentStatus | null> {
  const { rows } = await sql<{ status: CommentStatus }>`
    select status from content.page_comment where id = ${id}`.execute(db);
  return rows[0]?.status ?? null;
}

interface Decision {
  readonly id: number;
  readonly from: CommentStatus;
  readonly to: CommentStatus;
  readonly reason: string | null;
  readonly moderatorId: number;
  readonly now: Date;
}

/** Changes the status of a comment; false when it no longer has the status that the decision was based on. */
export async function moveComment(db: Database, decision: Decision): Promise<boolean> {
  const { rows } = await sql`
    update content.page_comment set status = ${decision.to}, reason = ${decision.reason},
      moderated_at = ${decision.now}, moderated_by = ${decision.moderatorId}
    where id = ${decision.id} and status = ${decision.from}
    returning id`.execute(db);
  return rows.length === 1;
}
