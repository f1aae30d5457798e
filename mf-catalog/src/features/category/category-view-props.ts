import type { BreadcrumbStep, Category, SupplierProductSummary } from '@bazaar/contracts/product';
import type { ListPage } from '@bazaar/listing';
import type { ProductSort } from './product-sort.ts';

/** Everything that a category page shows. */
export interface CategoryViewProps {
  category: Category;
  children: readonly Category[];
  steps: readonly BreadcrumbStep[];
  products: ListPage<SupplierProductSummary>;
  sort: ProductSort;
  now: string;
}
