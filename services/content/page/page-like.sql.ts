import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Like {
  readonly pageId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Toggles a user's like of a published article: whether it is liked now, or null when there is no such article. */
export function togglePageLike(db: Database, { pageId, userId, now }: Like): Promise<boolean | null> {
  return db.transaction().execute(async (transaction) => {
    // The lock runs two simultaneous clicks one after the other: a like and its removal, never an error.
    const { rows: pages } = await sql`
      select from content.page where id = ${pageId} and is_listed and published_at <= ${now} for update`.execute(
      transaction,
    );
    if (pages.length === 0) {
      return null;
    }
    const { rows: removed } = await sql`
      delete from content.page_like where page_id = ${pageId} and user_id = ${userId} returning page_id`.execute(
      transaction,
    );
    if (removed.length > 0) {
      return false;
    }
    await sql`
      insert into content.page_like (page_id, user_id, created_at) values (${pageId}, ${userId}, ${now})`.execute(
      transaction,
    );
    return true;
  });
}

/** The number of likes of an article. */
export async function pageLikes(db: Database, pageId: number): Promise<number> {
  const { rows } = await sql<{ likes: number }>`select likes from content.page where id = ${pageId}`.execute(
    db,
  );
  return rows[0]?.likes ?? 0;
}
