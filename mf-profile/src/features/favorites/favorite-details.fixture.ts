import type { FavoriteDetails } from '@bazaar/contracts/content';
import { givenFavorite } from '../../common/profile/profile.fixture.ts';

/** One favorite of the list; by default a pump that has become dearer since it was saved. */
export function givenDetails(id: number, details: Partial<FavoriteDetails> = {}): FavoriteDetails {
  const favorite = givenFavorite(id, details);
  const isGood = favorite.objectType === 'SupplierProduct' && favorite.object !== null;
  const price = { savedRial: 830_000_000, currentRial: 865_000_000, saleUnit: 'دستگاه' };
  return { price: isGood ? price : null, note: null, ...favorite };
}
