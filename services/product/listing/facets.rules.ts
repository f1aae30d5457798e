import type { HistogramBucket, ListingFacets, PropertyFacet } from '@bazaar/contracts/product';
import type * as z from 'zod/mini';
import { messages } from '../messages.ts';
import type { FacetRows, OptionRow, PropertyFacetRows, ValueGroup } from './facets.sql.ts';
import { BUCKETS, WIDE } from './histogram.settings.ts';
import type { Properties, Property } from './property-catalog.cache.ts';

type Facet = z.input<typeof PropertyFacet>;

/** Converts rows to the contract's ListingFacets. */
export function toListingFacets(rows: FacetRows, properties: Properties): z.input<typeof ListingFacets> {
  const { groups, options, placements, ...rest } = rows;
  return {
    ...rest,
    cities: [...rest.cities],
    priceKinds: [...rest.priceKinds],
    priceHistogram: [...rest.priceHistogram],
    properties: toPropertyFacets({ groups, options, placements }, properties),
  };
}

/** Converts groups of equal values to facets, in the order that the category defines. */
export function toPropertyFacets(
  { groups, options, placements }: PropertyFacetRows,
  properties: Properties,
): Facet[] {
  const placed = new Map(placements.map((placement) => [placement.propertyId, placement]));
  const titled = new Map(options.map((option) => [option.id, option]));
  return [...Map.groupBy(groups, ({ propertyId }) => propertyId)]
    .flatMap(([id, own]) => {
      const property = properties.get(id);
      const { isFilter = true, isKey = false, ordinal = id } = placed.get(id) ?? {};
      return property === undefined || !isFilter ? [] : toFacet(property, { own, titled, isKey, ordinal });
    })
    .sort((one, other) => Number(other.isKey) - Number(one.isKey) || one.ordinal - other.ordinal);
}

interface FacetParts {
  readonly own: readonly ValueGroup[];
  readonly titled: ReadonlyMap<number, OptionRow>;
  readonly isKey: boolean;
  readonly ordinal: number;
}

function toFacet(property: Property, { own, titled, isKey, ordinal }: FacetParts): Facet | [] {
  const { id, title, kind, quantity, defaultUnitId, units } = property;
  if (kind === 'text') {
    return [];
  }
  const unit = units.find((candidate) => candidate.id === defaultUnitId);
  return {
    ...{ id, title, kind, isKey, ordinal, quantity },
    defaultMeasurementUnitId: unit?.id ?? null,
    defaultMeasurementUnitDisplayText: unit?.title ?? null,
    defaultMeasurementUnitSymbol: unit?.symbol ?? null,
    units: [...units],
    ...(kind === 'number'
      ? { min: lowest(own), max: highest(own), histogram: histogram(own), values: [] }
      : { min: null, max: null, histogram: [], values: choices(kind, own, titled) }),
  };
}

function choices(
  kind: 'enum' | 'boolean',
  own: readonly ValueGroup[],
  titled: ReadonlyMap<number, OptionRow>,
) {
  const known = own.map(({ vmin: id, count }) => ({ id, count, ...optionOf(kind, id, titled) }));
  return known
    .sort((one, other) => one.ordinal - other.ordinal || one.id - other.id)
    .map(({ id, title, count }) => ({ id, title, count }));
}

function optionOf(kind: 'enum' | 'boolean', id: number, titled: ReadonlyMap<number, OptionRow>) {
  if (kind === 'boolean') {
    return { title: id === 1 ? messages.yes : messages.no, ordinal: -id };
  }
  return { title: titled.get(id)?.title ?? String(id), ordinal: titled.get(id)?.ordinal ?? id };
}

/**
 * Twelve buckets from the lowest to the highest value, growing by a factor where numbers are far apart. An item
 * with a range of values counts in every bucket that the range overlaps.
 */
export function histogram(groups: readonly ValueGroup[]): HistogramBucket[] {
  const edges = edgesOf(lowest(groups), highest(groups));
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? from;
    const isLast = index === edges.length - 2;
    const count = groups
      .filter(({ vmin, vmax }) => vmax >= from && (isLast ? vmin <= to : vmin < to))
      .reduce((sum, group) => sum + group.count, 0);
    return { from, to, count };
  });
}

function edgesOf(min: number, max: number): number[] {
  if (min === max) {
    return [min, max];
  }
  const isWide = min > 0 && max / min >= WIDE;
  const at = (share: number) => (isWide ? min * (max / min) ** share : min + (max - min) * share);
  return Array.from({ length: BUCKETS + 1 }, (_, index) => (index === BUCKETS ? max : at(index / BUCKETS)));
}

function lowest(groups: readonly ValueGroup[]): number {
  return groups.reduce((least, { vmin }) => Math.min(least, vmin), Number.POSITIVE_INFINITY);
}

function highest(groups: readonly ValueGroup[]): number {
  return groups.reduce((most, { vmax }) => Math.max(most, vmax), Number.NEGATIVE_INFINITY);
}
