import { toBreadcrumb, toRef } from '../category/category.rules.ts';
import type { BreadcrumbRow } from '../category/category.sql.ts';
import { fromBase } from '../measurement/measurement.rules.ts';
import type { BaseProductRow, BasePropertyRow } from './base-product.sql.ts';

interface BaseProductParts {
  readonly row: BaseProductRow;
  readonly properties: readonly BasePropertyRow[];
  readonly breadcrumb: readonly BreadcrumbRow[];
}

/** Converts rows to the contract's BaseProduct. */
export function toBaseProduct({ row, properties, breadcrumb }: BaseProductParts) {
  const { categoryId, categoryTitle, categorySlug, drawingFamily, dimensionMm, cities, ...rest } = row;
  return {
    ...rest,
    category: toRef({ id: categoryId, title: categoryTitle, slug: categorySlug }),
    breadcrumb: toBreadcrumb(breadcrumb),
    drawing: { family: drawingFamily, seed: row.id, dimensionMm, code: null },
    properties: properties.map(toProperty),
    cities: [...cities],
  };
}

function toProperty({ vmin, vmax, factorToBase, offsetToBase, choices, kind, ...rest }: BasePropertyRow) {
  const isNumber = kind === 'number';
  const unit = { factorToBase: factorToBase ?? 1, offsetToBase: offsetToBase ?? 0 };
  return {
    ...rest,
    kind,
    min: isNumber ? shown(fromBase(vmin, unit)) : null,
    max: isNumber ? shown(fromBase(vmax, unit)) : null,
    choices: [...choices],
  };
}

/** Rounds 2.9999999999999996 to 3: no product is made to more than nine digits. */
function shown(value: number): number {
  return Number(value.toPrecision(9));
}
