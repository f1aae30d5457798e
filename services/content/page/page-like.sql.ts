import type { PageLike } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.ts';

interface Like {
  readonly pageId: number;
  readonly userId: number;
  readonly now: Date;
  /** Undefined turns the present state over. */
  readonly wanted: boolean | undefined;
}

/** Changes a user's like of a published article; null when there is no such article. */
export function setPageLike(db: Database, { pageId, userId, now, wanted }: Like): Promise<PageLike | null> {
  return db.transaction().execute(async (transaction) => {
    // The lock runs two simultaneous clicks one after the other: a like and its removal, never an error.
    const { rows: pages } = await sql`
      select from content.page where id = ${pageId} and is_listed and published_at <= ${now} for update`.execute(
      transaction,
    );
    if (pages.length === 0) {
      return null;
    }
    const { liked } = await readLike(transaction, pageId, userId);
    const isWanted = wanted ?? !liked;
    if (isWanted && !liked) {
      await sql`
        insert into content.page_like (page_id, user_id, created_at) values (${pageId}, ${userId}, ${now})`.execute(
        transaction,
      );
    }
    if (!isWanted && liked) {
      await sql`delete from content.page_like where page_id = ${pageId} and user_id = ${userId}`.execute(
        transaction,
      );
    }
    return readLike(transaction, pageId, userId);
  });
}

interface OwnLike {
  readonly pageId: number;
  readonly userId: number;
  readonly now: Date;
}

/** A user's like of a published article; null when there is no such article. */
export async function findPageLike(db: Database, { pageId, userId, now }: OwnLike): Promise<PageLike | null> {
  const { rows } = await sql`
    select from content.page where id = ${pageId} and is_listed and published_at <= ${now}`.execute(db);
  return rows.length === 0 ? null : readLike(db, pageId, userId);
}

async function readLike(db: Database, pageId: number, userId: number): Promise<PageLike> {
  const { rows } = await sql<PageLike>`
    select page.likes, exists (
      select from content.page_like as liked where liked.page_id = page.id and liked.user_id = ${userId}
    ) as liked
    from content.page where page.id = ${pageId}`.execute(db);
  return rows[0] ?? { liked: false, likes: 0 };
}
