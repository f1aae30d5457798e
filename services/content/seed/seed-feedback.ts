import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';
import { DEMO_BUYER } from '../../seed/demo-users.ts';
import type { ContentSeed } from './content-seed.ts';

const DAY_MS = 86_400_000;

/** Writes one feedback letter of the demo buyer. */
export async function seedFeedback(db: Database, { now }: ContentSeed): Promise<void> {
  await sql`
    insert into content.feedback (kind, subject, text, tracking_code, status, user_id, created_at)
    values ('Suggestion', 'خروجی اکسل از مقایسه',
      'اگر جدول مقایسه پیشنهادها خروجی اکسل داشته باشد، برای صورت‌جلسه کمیسیون خرید دیگر دستی بازنویسی نمی‌شود.',
      'FB-7K2MQ9XA4T', 'read', ${DEMO_BUYER.id}, ${new Date(now.getTime() - 6 * DAY_MS)})`.execute(db);
}
