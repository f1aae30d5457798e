import { toBreadcrumb, toRef } from '../category/category.rules.ts';
import type { BreadcrumbRow } from '../category/category.sql.ts';
import type { BaseProductRow } from './base-product.sql.ts';

interface BaseProductParts {
  readonly row: BaseProductRow;
  readonly breadcrumb: readonly BreadcrumbRow[];
}

/** Converts rows to the contract's BaseProduct. */
export function toBaseProduct({ row, breadcrumb }: BaseProductParts) {
  const { categoryId, categoryTitle, categorySlug, drawingFamily, drawingForm, ...rest } = row;
  return {
    ...rest,
    category: toRef({ id: categoryId, title: categoryTitle, slug: categorySlug }),
    breadcrumb: toBreadcrumb(breadcrumb),
    drawing: { family: drawingFamily, form: drawingForm, seed: row.id, dimensionMm: null, code: null },
  };
}
