import type { FeedbackProgress, FeedbackState } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import type { WrittenLetter } from './feedback-note.rules.ts';

type ProgressRow = z.input<typeof FeedbackProgress>;

/** A letter with its steps, the latest first, and the contact in full. */
export const PROGRESS_COLUMNS = sql`
  feedback.tracking_code as "trackingCode", feedback.kind, feedback.subject, feedback.contact,
  feedback.page_path as "pagePath", feedback.status as state,
  coalesce((select jsonb_agg(described.name order by array_position(feedback.file_ids, described.id))
    from file.describe(feedback.file_ids) as described), '[]') as "fileNames",
  (select jsonb_agg(jsonb_build_object('state', step.state, 'text', step.text, 'at', step.created_at)
      order by step.created_at desc, step.id desc)
    from content.feedback_step as step where step.feedback_id = feedback.id) as steps`;

/** One letter; null for a code that no letter has. */
export async function findProgress(db: Database, trackingCode: string): Promise<ProgressRow | null> {
  const { rows } = await sql<ProgressRow>`
    select ${PROGRESS_COLUMNS} from content.feedback
    where feedback.tracking_code = ${trackingCode}`.execute(db);
  return rows[0] ? withInstants(rows[0]) : null;
}

/** JSON of the database has another notation of moments. */
export function withInstants<Letter extends Pick<ProgressRow, 'steps'>>(letter: Letter): Letter {
  return { ...letter, steps: letter.steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })) };
}

interface Move {
  readonly trackingCode: string;
  readonly from: readonly FeedbackState[];
  readonly to: FeedbackState;
  readonly text: string | null;
  readonly operatorId: number;
  readonly now: Date;
}

/** Moves a letter that is in one of the states `from` and returns it; null when it is in another, or does not exist. */
export async function moveLetter(db: Database, move: Move): Promise<WrittenLetter | null> {
  const { rows } = await sql<WrittenLetter>`
    with moved as (
      update content.feedback set status = ${move.to}
      where tracking_code = ${move.trackingCode} and status = any(${move.from}::text[])
      returning id, user_id
    ), step as (
      insert into content.feedback_step (feedback_id, state, text, operator_id, created_at)
      select id, ${move.to}, ${move.text}::text, ${move.operatorId}, ${move.now} from moved
    )
    select id, user_id as "writerId" from moved`.execute(db);
  return rows[0] ?? null;
}
