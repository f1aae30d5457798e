import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { ContentSeed } from './content-seed.ts';

const HOUR_MS = 3_600_000;

/** When the letter came, and what followed. */
const STEPS = [
  { state: 'Registered', hoursAgo: 144, text: null },
  { state: 'InReview', hoursAgo: 120, text: 'پیشنهاد شما به گروه مقایسه سپرده شد.' },
] as const;

/** Writes one feedback letter of the demo buyer, with what became of it. */
export async function seedFeedback(db: Database, { now }: ContentSeed): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  const { rows } = await sql<{ id: number }>`
    insert into content.feedback (kind, subject, text, tracking_code, status, user_id, created_at)
    values ('Suggestion', 'خروجی اکسل از مقایسه',
      'اگر جدول مقایسه پیشنهادها خروجی اکسل داشته باشد، برای صورت‌جلسه کمیسیون خرید دیگر دستی بازنویسی نمی‌شود.',
      'FB-7K2MQ9XA4T', 'InReview', ${DEMO_BUYER.id}, ${at(STEPS[0].hoursAgo)})
    returning id`.execute(db);
  for (const { state, hoursAgo, text } of STEPS) {
    await sql`
      insert into content.feedback_step (feedback_id, state, text, created_at)
      values (${rows[0]?.id}, ${state}, ${text}, ${at(hoursAgo)})`.execute(db);
  }
}
