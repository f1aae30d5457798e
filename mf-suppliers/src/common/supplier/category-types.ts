import type { Supplier } from '@bazaar/contracts/merchant';
import { CATEGORY_TYPES, type CategoryType } from '@bazaar/contracts/product';
import type { SiteConfig } from '@bazaar/contracts/setting';

/** The configured title of a type. */
export function titleOfType(config: Pick<SiteConfig, 'categoryTypes'>, categoryType: CategoryType): string {
  return config.categoryTypes.find((entry) => entry.categoryType === categoryType)?.title ?? categoryType;
}

/** How many items of a type a supplier has. */
export interface TypeCount {
  categoryType: CategoryType;
  count: number;
}

/** All five types in menu order, including those without items, counted from the supplier's categories. */
export function typeCountsOf({ categories }: Pick<Supplier, 'categories'>): TypeCount[] {
  return CATEGORY_TYPES.map((categoryType) => ({
    categoryType,
    count: categories
      .filter((category) => category.categoryType === categoryType)
      .reduce((sum, { itemsCount }) => sum + itemsCount, 0),
  }));
}
