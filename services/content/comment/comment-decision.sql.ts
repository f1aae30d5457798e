import type { CommentStatus } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

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
