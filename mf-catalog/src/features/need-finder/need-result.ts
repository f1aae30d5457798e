import type {
  CategoryRef,
  CategorySupplier,
  CategoryType,
  SupplierProductSummary,
} from '@bazaar/contracts/product';
import type { NeedAsk } from './need.address.ts';
import type { CategoryChoice } from './need-category.rules.ts';
import type { NeedCount, NeedPart } from './need-filter.rules.ts';

/** What was understood of a need, and what the catalogue has for it. */
export interface NeedResult {
  category: CategoryRef & { categoryType: CategoryType };
  /** Other categories that may have been meant, best first. */
  others: readonly CategoryChoice[];
  parts: readonly NeedPart[];
  count: NeedCount | null;
  /** Words that were not understood, as they were written. */
  unused: readonly string[];
  totalCount: number;
  products: readonly SupplierProductSummary[];
  suppliers: readonly { supplier: CategorySupplier; matchingCount: number }[];
  /** Keys of the conditions that no item meets beside the others: items and suppliers are shown without them. */
  dropped: readonly string[];
}

/** What the parts of a result are drawn from. */
export interface NeedViewProps {
  ask: NeedAsk;
  result: NeedResult;
}
