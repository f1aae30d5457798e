import type { FavoriteType } from '@bazaar/contracts/content';
import type { Database } from '../../kit/database/database.ts';
import { findCards } from './object-card.sql.ts';

/** A record that is about an object. */
export interface AboutObject {
  readonly objectType: FavoriteType;
  readonly objectId: number;
}

/** Adds to each record the card of its object, or null, with one query for each type of object. */
export async function withCards<Row extends AboutObject>(db: Database, rows: readonly Row[]) {
  const types = [...new Set(rows.map(({ objectType }) => objectType))];
  const cards = await Promise.all(
    types.map(async (type) => {
      const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId);
      const found = await findCards(db, type, ids);
      return [type, new Map(found.map((card) => [card.id, card]))] as const;
    }),
  );
  const byType = new Map(cards);
  return rows.map((row) => ({ ...row, object: byType.get(row.objectType)?.get(row.objectId) ?? null }));
}

/** Whether the object exists and is public. */
export async function objectExists(db: Database, { objectType, objectId }: AboutObject): Promise<boolean> {
  return (await findCards(db, objectType, [objectId])).length > 0;
}
