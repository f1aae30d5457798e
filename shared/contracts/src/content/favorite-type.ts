import * as z from 'zod/mini';

/** What can be a favorite. */
export const FAVORITE_TYPES = ['SupplierProduct', 'Supplier', 'Content'] as const;
export const FavoriteType = z.enum(FAVORITE_TYPES);
export type FavoriteType = z.infer<typeof FavoriteType>;
