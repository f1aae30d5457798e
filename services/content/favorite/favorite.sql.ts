import type { FavoriteNote, FavoriteType, UserFavorite } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { ownedBy } from '../../kit/ownership.ts';
import type { AboutObject } from '../object/object-card.view.ts';
import { type Window, windowOf } from '../window.sql.ts';

export type FavoriteRow = Omit<z.input<typeof UserFavorite>, 'object'>;

/** A favorite with what only its list shows. */
export type DetailedRow = FavoriteRow & {
  /** What the good cost when it was saved; null for other objects. */
  readonly savedPriceRial: number | null;
  readonly note: FavoriteNote | null;
};

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

/** The same with the price at the time of saving, and the user's own note on the object. */
export async function findDetailedFavorites(
  db: Database,
  { userId, objectType }: FavoriteFilter,
  window: Window,
): Promise<DetailedRow[]> {
  const { rows } = await sql<DetailedRow>`
    select ${COLUMNS}, saved_price_rial as "savedPriceRial",
      (
        select json_build_object('id', note.id, 'title', note.title, 'text', note.text, 'pinned', note.pinned,
          'rowVersion', note.row_version)
        from content.note
        where ${ownedBy('note.user_id', userId)} and note.object_type = user_favorite.object_type
          and note.object_id = user_favorite.object_id
        order by note.pinned desc, note.updated_at desc, note.id desc
        limit 1
      ) as note
    from content.user_favorite
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

/** Adds a favorite with what a good costs at this moment; an existing one is left unchanged. */
export async function insertFavorite(
  db: Database,
  favorite: AboutObject & { readonly userId: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into content.user_favorite (user_id, object_type, object_id, created_at, saved_price_rial)
    values (${favorite.userId}, ${favorite.objectType}, ${favorite.objectId}, ${favorite.now},
      case when ${favorite.objectType}::text = 'SupplierProduct'
        then (select price_rial from product.item_prices(array[${favorite.objectId}]::int[])) end)
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
