import type { Variant } from '@bazaar/contracts/product';
import { compareFa } from '@bazaar/locale';
import { type SizeColumn, shownValue } from '../../common/sizes/size-columns.rules.ts';
import { numberInUnit } from '../../common/sizes/unit-system.rules.ts';
import type { SizeOrder } from './page.address.ts';
import type { SizeFilter } from './size-filters.address.ts';

/** Sizes that pass all filters; the numbers of the filters are in the units of these columns. */
export function filterSizes(
  variants: readonly Variant[],
  filters: readonly SizeFilter[],
  columns: readonly SizeColumn[],
): Variant[] {
  const tests = filters.flatMap((filter) => {
    const column = columns.find(({ propertyId }) => propertyId === filter.propertyId);
    return column === undefined ? [] : [(variant: Variant) => passes(shownValue(variant, column), filter)];
  });
  return variants.filter((variant) => tests.every((test) => test(variant)));
}

function passes(value: Variant['values'][number], { from, to, choices }: SizeFilter): boolean {
  if (typeof value === 'number' && choices.length === 0) {
    return (from === null || value >= from) && (to === null || value <= to);
  }
  return value !== null && choices.includes(String(value));
}

/** Filters of which the table has the column. */
export function knownFilters(filters: readonly SizeFilter[], columns: readonly SizeColumn[]): SizeFilter[] {
  return filters.filter((filter) => columns.some(({ propertyId }) => propertyId === filter.propertyId));
}

/** The filter whose removal brings the most sizes, and how many these are. */
export function bestRemoval(
  variants: readonly Variant[],
  filters: readonly SizeFilter[],
  columns: readonly SizeColumn[],
): { filter: SizeFilter; count: number } | null {
  const removals = filters
    .map((filter) => ({
      filter,
      count: filterSizes(variants, without(filters, filter.propertyId), columns).length,
    }))
    .sort((one, other) => other.count - one.count);
  const best = removals[0];
  return best === undefined || best.count === 0 ? null : best;
}

/** The filters but that of one column. */
export function without(filters: readonly SizeFilter[], propertyId: number): SizeFilter[] {
  return filters.filter((filter) => filter.propertyId !== propertyId);
}

/** A filter with its numbers in the units of another system; its column is given in both. */
export function filterInUnits(
  filter: SizeFilter,
  written: SizeColumn | undefined,
  shown: SizeColumn | undefined,
): SizeFilter {
  const change = (end: number | null) =>
    end === null ? null : numberInUnit(end, written?.unit, shown?.unit);
  return { ...filter, from: change(filter.from), to: change(filter.to) };
}

/** Sizes in an order; those without a value stand last in both directions, and equal ones keep the table's order. */
export function sortSizes(
  variants: readonly Variant[],
  order: SizeOrder | null,
  columns: readonly SizeColumn[],
): readonly Variant[] {
  const read = order && readerOf(order, columns);
  if (!read) {
    return variants;
  }
  const sign = order.direction === 'asc' ? 1 : -1;
  return variants.toSorted((one, other) => compareValues(read(one), read(other), sign));
}

function readerOf({ key }: SizeOrder, columns: readonly SizeColumn[]) {
  const column = columns.find(({ propertyId }) => propertyId === key);
  if (column !== undefined) {
    return (variant: Variant) => variant.values[column.index] ?? null;
  }
  const last = {
    price: ({ minPriceRial }: Variant) => minPriceRial,
    offers: ({ offersCount }: Variant) => offersCount,
    stock: ({ stock }: Variant) => stock,
    code: ({ code }: Variant) => code,
  } as const;
  return typeof key === 'string' ? last[key] : null;
}

function compareValues(
  one: Variant['values'][number],
  other: Variant['values'][number],
  sign: number,
): number {
  if (one === null || other === null) {
    return Number(one === null) - Number(other === null);
  }
  return typeof one === 'number' && typeof other === 'number'
    ? sign * (one - other)
    : sign * compareFa(String(one), String(other));
}

/** What can be chosen in the filter of a column: the ends of its numbers, or its texts. */
export type SizeFacet =
  | { kind: 'range'; column: SizeColumn; min: number; max: number }
  | { kind: 'choices'; column: SizeColumn; options: { value: string; count: number }[] };

/** More texts than this are no choice. */
const MAX_OPTIONS = 40;

/** The facets of the columns, without columns of many different texts. */
export function sizeFacets(variants: readonly Variant[], columns: readonly SizeColumn[]): SizeFacet[] {
  return columns.flatMap((column): SizeFacet[] => {
    const values = variants.map((variant) => shownValue(variant, column)).filter((value) => value !== null);
    if (column.kind === 'number') {
      const numbers = values.filter((value) => typeof value === 'number');
      return [{ kind: 'range', column, min: Math.min(...numbers), max: Math.max(...numbers) }];
    }
    const options = [...new Set(values.map(String))].map((value) => ({
      value,
      count: values.filter((other) => String(other) === value).length,
    }));
    return options.length > MAX_OPTIONS ? [] : [{ kind: 'choices', column, options }];
  });
}
