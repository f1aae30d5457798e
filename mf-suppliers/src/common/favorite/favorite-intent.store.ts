import { FavoriteType } from '@bazaar/contracts/content';
import { signInIntent } from '@bazaar/storage';
import * as z from 'zod/mini';

/** The object that a visitor wanted to keep as a favorite before signing in. */
export const favoriteIntent = signInIntent(
  'suppliers.favorite',
  z.object({ objectType: FavoriteType, objectId: z.int() }),
);
