import { links } from '@bazaar/contracts';
import type { FavoriteType } from '@bazaar/contracts/content';

const PATHS: Readonly<Record<FavoriteType, (id: number, slug: string) => string>> = {
  SupplierProduct: links.product,
  Supplier: links.supplier,
  Content: links.content,
};

/** The page of a favorite's object. */
export function favoritePath(type: FavoriteType, id: number, slug: string): string {
  return PATHS[type](id, slug);
}

const PLACES: Readonly<Record<FavoriteType, () => string>> = {
  SupplierProduct: () => links.categoryType('Product'),
  Supplier: () => links.suppliersOfType('Product'),
  Content: links.contents,
};

/** Where things of a type are found. */
export function typePlace(type: FavoriteType): string {
  return PLACES[type]();
}
