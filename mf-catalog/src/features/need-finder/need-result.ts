import type {
  CategoryRef,
  CategorySupplier,
  CategoryType,
  SupplierProductSummary,
} from '@bazaar/contracts/product';
import type { NeedAsk } from './need.address.ts';
import type { CategoryChoice } from './need-category.rules.ts';
import type { NeedCount, NeedPart } from './need-filter.rules.ts';

/** The recognized parts of a need, and the catalogue's results for it. */
export interface NeedResult {
  category: CategoryRef & { categoryType: CategoryType };
  /** Other possible categories, best first. */
  others: readonly CategoryChoice[];
  parts: readonly NeedPart[];
  count: NeedCount | null;
  /** Words that were not understood, as written. */
  unused: readonly string[];
  totalCount: number;
  products: readonly SupplierProductSummary[];
  suppliers: readonly { supplier: CategorySupplier; matchingCount: number }[];
  /**
   * Keys of the conditions that no item meets together with the others; items and suppliers are shown without them.
   */
  dropped: readonly string[];
}

/** Props of the components that show a result. */
export interface NeedViewProps {
  ask: NeedAsk;
  result: NeedResult;
}
