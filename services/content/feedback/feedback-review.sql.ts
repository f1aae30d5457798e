import type { FeedbackLetterRecord, FeedbackState, FeedbackView } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { type Window, windowOf } from '../window.sql.ts';
import { PROGRESS_COLUMNS } from './feedback-progress.sql.ts';

type LetterRow = z.input<typeof FeedbackLetterRecord> & {
  readonly id: number;
  /** Who wrote it; null for a guest. */
  readonly writerId: number | null;
};

const STATES: Readonly<Record<FeedbackView, readonly FeedbackState[]>> = {
  open: ['Registered', 'InReview'],
  answered: ['Answered'],
  closed: ['Closed'],
};

/** Who waits longest comes first; of the others the latest. */
const ORDERS: Readonly<Record<FeedbackView, ReturnType<typeof sql>>> = {
  open: sql`feedback.created_at, feedback.id`,
  answered: sql`feedback.created_at desc, feedback.id desc`,
  closed: sql`feedback.created_at desc, feedback.id desc`,
};

interface LetterList {
  readonly view: FeedbackView;
  readonly now: Date;
  /** How long a link to a file can be followed. */
  readonly linkSeconds: number;
}

/** One page of the letters of a view, whole. */
export async function findLetters(
  db: Database,
  { view, now, linkSeconds }: LetterList,
  window: Window,
): Promise<LetterRow[]> {
  const { rows } = await sql<LetterRow>`
    select feedback.id, feedback.user_id as "writerId", ${PROGRESS_COLUMNS}, feedback.text, feedback.created_at as "createdAt",
      coalesce((
        select jsonb_agg(
          jsonb_build_object('name', described.name, 'url', file.link(described.id, ${now}, ${linkSeconds}))
          order by array_position(feedback.file_ids, described.id))
        from file.describe(feedback.file_ids) as described), '[]') as files
    from content.feedback
    where feedback.status = any(${STATES[view]}::text[])
    order by ${ORDERS[view]}
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** How many letters a view has. */
export async function countLetters(db: Database, view: FeedbackView): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.feedback where status = any(${STATES[view]}::text[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
