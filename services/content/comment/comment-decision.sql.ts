import type { CommentStatus } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import type { Authored } from './comment-note.rules.ts';

interface CommentState extends Authored {
  readonly status: CommentStatus;
  readonly rowVersion: number;
}

/** A comment's status, the version of its text and its author; null when there is no such comment. */
export async function findState(db: Database, id: number): Promise<CommentState | null> {
  const { rows } = await sql<CommentState>`
    select status, row_version as "rowVersion", user_id as "authorUserId" from content.page_comment where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

interface Decision {
  readonly id: number;
  readonly from: CommentStatus;
  /** Version of the text that was read. */
  readonly rowVersion: number;
  readonly to: CommentStatus;
  readonly reason: string | null;
  readonly moderatorId: number;
  readonly now: Date;
}

/** Changes the status of a comment; false when it no longer has the status and the text that the decision was based on. */
export async function moveComment(db: Database, decision: Decision): Promise<boolean> {
  const { rows } = await sql`
    update content.page_comment set status = ${decision.to}, reason = ${decision.reason},
      moderated_at = ${decision.now}, moderated_by = ${decision.moderatorId}
    where id = ${decision.id} and status = ${decision.from} and row_version = ${decision.rowVersion}
    returning id`.execute(db);
  return rows.length === 1;
}
