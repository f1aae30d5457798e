import type { FavoriteType, UserFavorite } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database.ts';

export type FavoriteRow = Omit<z.input<typeof UserFavorite>, 'object'>;
type Card = NonNullable<z.input<typeof UserFavorite>['object']> & { readonly id: number };

const COLUMNS = sql`id, object_type as "objectType", object_id as "objectId", created_at as "createdAt"`;

interface FavoriteFilter {
  readonly userId: number;
  readonly objectType: FavoriteType | null;
}

interface Window {
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** One page of a user's favorites, newest first. */
export async function findFavorites(
  db: Database,
  { userId, objectType }: FavoriteFilter,
  { pageNumber, pageSize }: Window,
): Promise<FavoriteRow[]> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from content.user_favorite
    where user_id = ${userId} and (${objectType}::text is null or object_type = ${objectType})
    order by created_at desc, id desc
    limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(db);
  return rows;
}

/** Number of a user's favorites. */
export async function countFavorites(db: Database, { userId, objectType }: FavoriteFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from content.user_favorite
    where user_id = ${userId} and (${objectType}::text is null or object_type = ${objectType})`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface FavoriteObject {
  readonly objectType: FavoriteType;
  readonly objectId: number;
}

/** A user's favorite record of one object, or null. */
export async function findFavorite(
  db: Database,
  userId: number,
  object: FavoriteObject,
): Promise<FavoriteRow | null> {
  const { rows } = await sql<FavoriteRow>`
    select ${COLUMNS} from content.user_favorite
    where user_id = ${userId} and object_type = ${object.objectType}
      and object_id = ${object.objectId}`.execute(db);
  return rows[0] ?? null;
}

/** Adds a favorite; one that is there stays as it is. */
export async function insertFavorite(
  db: Database,
  favorite: FavoriteObject & { readonly userId: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into content.user_favorite (user_id, object_type, object_id, created_at)
    values (${favorite.userId}, ${favorite.objectType}, ${favorite.objectId}, ${favorite.now})
    on conflict (user_id, object_type, object_id) do nothing`.execute(db);
}

/** Removes a favorite of this user; false when it is another's or is gone. */
export async function deleteFavorite(db: Database, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    delete from content.user_favorite where id = ${id} and user_id = ${userId} returning id`.execute(db);
  return rows.length === 1;
}

/** What the owner of the objects shows of them; one that is gone has no card. */
export async function findCards(db: Database, type: FavoriteType, ids: readonly number[]): Promise<Card[]> {
  const { rows } = await sql<Card>`
    select id, title, slug, subtitle, drawing from ${CARDS[type]}(${ids}::int[])`.execute(db);
  return rows;
}

const CARDS = {
  SupplierProduct: sql`product.object_cards`,
  Supplier: sql`merchant.object_cards`,
  Content: sql`content.object_cards`,
} as const;
