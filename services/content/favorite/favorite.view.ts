import type { FavoriteDetails } from '@bazaar/contracts/content';
import type * as z from 'zod/mini';
import type { Database } from '../../kit/database/database.ts';
import { withCards } from '../object/object-card.view.ts';
import type { DetailedRow } from './favorite.sql.ts';
import { findItemPrices } from './item-price.sql.ts';

/** Favorites with the cards of their objects, and for goods what they cost then and now. */
export async function showDetails(
  db: Database,
  rows: readonly DetailedRow[],
): Promise<z.input<typeof FavoriteDetails>[]> {
  const goods = rows.filter(({ objectType }) => objectType === 'SupplierProduct');
  const ids = goods.map(({ objectId }) => objectId);
  const [cards, prices] = await Promise.all([withCards(db, rows), findItemPrices(db, ids)]);
  return cards.map(({ savedPriceRial, ...favorite }) => {
    const now = favorite.objectType === 'SupplierProduct' ? prices.get(favorite.objectId) : undefined;
    const price = now && { savedRial: savedPriceRial, currentRial: now.priceRial, saleUnit: now.saleUnit };
    return { ...favorite, price: price ?? null };
  });
}
