import type { FeedbackKind } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly subject: string;
  readonly text: string;
  readonly contact: string | null;
  readonly pagePath: string | null;
  readonly fileIds: readonly string[];
  readonly trackingCode: string;
  readonly userId: number | null;
  readonly now: Date;
}

/** Adds a letter with its first step; returns its id. */
export async function insertFeedback(db: Database, letter: NewFeedback): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with added as (
      insert into content.feedback
        (kind, subject, text, contact, page_path, file_ids, tracking_code, status, user_id, created_at)
      values (${letter.kind}, ${letter.subject}, ${letter.text}, ${letter.contact}, ${letter.pagePath},
        ${letter.fileIds}::uuid[], ${letter.trackingCode}, 'Registered', ${letter.userId}, ${letter.now})
      returning id, status, created_at
    )
    insert into content.feedback_step (feedback_id, state, created_at)
    select id, status, created_at from added
    returning feedback_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Attaches one of the sender's uploads to a letter; false when it is not theirs, which the file service decides. */
export async function attachFile(
  db: Database,
  fileId: string,
  { feedbackId, userId }: { readonly feedbackId: number; readonly userId: number },
): Promise<boolean> {
  const { rows } = await sql<{ attached: boolean }>`
    select file.attach(${fileId}::uuid, ${userId}, 'Feedback', ${feedbackId}) as attached`.execute(db);
  return rows[0]?.attached ?? false;
}
