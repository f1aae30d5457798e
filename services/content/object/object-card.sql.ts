import type { FavoriteType, UserFavorite } from '@bazaar/contracts/content';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';

/** What a list shows of an object. */
export type ObjectCard = NonNullable<z.input<typeof UserFavorite>['object']> & { readonly id: number };

/** The cards of objects, from the schema that owns them; an object that no longer exists has no card. */
export async function findCards(
  db: Database,
  type: FavoriteType,
  ids: readonly number[],
): Promise<ObjectCard[]> {
  const { rows } = await sql<ObjectCard>`
    select id, title, slug, subtitle, drawing from ${CARDS[type]}(${ids}::int[])`.execute(db);
  return rows;
}

const CARDS = {
  SupplierProduct: sql`product.object_cards`,
  Supplier: sql`merchant.object_cards`,
  Content: sql`content.object_cards`,
} as const;
