import type { PageLike } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Like {
  readonly commentId: number;
  readonly userId: number;
  readonly now: Date;
  /** Undefined turns the present state over. */
  readonly wanted: boolean | undefined;
}

/** Changes a user's like of an active comment; null when there is no such comment. */
export function setCommentLike(
  db: Database,
  { commentId, userId, now, wanted }: Like,
): Promise<PageLike | null> {
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
    const { liked } = await readLike(transaction, commentId, userId);
    const isWanted = wanted ?? !liked;
    if (isWanted && !liked) {
      await sql`
        insert into content.comment_like (comment_id, user_id, created_at)
        values (${commentId}, ${userId}, ${now})`.execute(transaction);
    }
    if (!isWanted && liked) {
      await sql`delete from content.comment_like where comment_id = ${commentId} and user_id = ${userId}`.execute(
        transaction,
      );
    }
    return readLike(transaction, commentId, userId);
  });
}

async function readLike(db: Database, commentId: number, userId: number): Promise<PageLike> {
  const { rows } = await sql<PageLike>`
    select comment.likes, exists (
      select from content.comment_like as liked where liked.comment_id = comment.id and liked.user_id = ${userId}
    ) as liked
    from content.page_comment as comment where comment.id = ${commentId}`.execute(db);
  return rows[0] ?? { liked: false, likes: 0 };
}
