import type { FavoriteType, UserFavorite } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { AboutObject } from '../object/object-card.view.ts';
import { type Window, windowOf } from '../window.sql.ts';

export type FavoriteRow = Omit<z.input<typeof UserFavorite>, 'object'>;

const COLUMNS = sql`id, object_type as "objectType", object_id as "objectId", created_at as "createdAt"`;

interface FavoriteFilter {
  readonly userId: number;
  readonly objectType: FavoriteType | null;
}

/** One page of a user's favorites, newest first. */
export async function findFavorites(
  db: Database,
  { userId, objectType }: FavoriteFilter,
  window: Window,
): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from content.user_favorite
    where ${ownedBy('user_favorite.user_id', userId)} and (${objectType}::text is null or object_type = ${objectType})
    order by created_at desc, id desc
    ${windowOf(window)}`.execute(db);
  return rows;
}

/** Number of a user's favorites. */
export async function countFavorites(db: Database, { userId, objectType }: FavoriteFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.user_favorite
    where ${ownedBy('user_favorite.user_id', userId)} and (${objectType}::text is null or object_type = ${objectType})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** A user's favorite record of one object, or null. */
export async function findFavorite(
  db: Database,
  userId: number,
  object: AboutObject,
): Promise<FavoriteRow | null> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from content.user_favorite
    where ${ownedBy('user_favorite.user_id', userId)} and object_type = ${object.objectType}
      and object_id = ${object.objectId}`.execute(db);
  return rows[0] ?? null;
}

/** Adds a favorite; an existing one is left unchanged. */
export async function insertFavorite(
  db: Database,
  favorite: AboutObject & { readonly userId: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into content.user_favorite (user_id, object_type, object_id, created_at)
    values (${favorite.userId}, ${favorite.objectType}, ${favorite.objectId}, ${favorite.now})
    on conflict (user_id, object_type, object_id) do nothing`.execute(db);
}

/** Removes a favorite of this user; false when it belongs to another user or does not exist. */
export async function deleteFavorite(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from content.user_favorite where id = ${id} and ${ownedBy('user_favorite.user_id', userId)} returning id`.execute(
    db,
  );
  return rows.length === 1;
}

/** Number of a user's favorites by type; types without any are left out. */
export async function countFavoritesByType(
  db: Database,
  userId: number,
): Promise<{ objectType: FavoriteType; count: number }[]> {
  const { rows } = await sql<{ objectType: FavoriteType; count: number }>`
    select object_type as "objectType", count(*)::int as count from content.user_favorite
    where ${ownedBy('user_favorite.user_id', userId)}
    group by object_type`.execute(db);
  return rows;
}
