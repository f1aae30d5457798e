import { decodeQuery } from '@bazaar/contracts';
import { ListingFilter, PropertyFilter, REFINEMENTS } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';
import type { ListingRefinements } from './listing-state.ts';

/*
 * The filter in the query of a list's address. Each part of it is read by itself, and a part that cannot be read is left
 * out: an address is typed by hand, cut off by a message, or meant to break the page.
 */

/** The only keys that are looked at; none of them contradicts another. */
const KEY =
  /^filter\.(?:cityIds|priceM(?:in|ax)(?:Rial|Toman)|verified|inStock|priceKind|properties\[\d{1,2}\]\.(?:propertyId|value|maxValue|measurementUnitId|values))$/;
const MEASURE = /\.(?:value|maxValue)$/;
const TOMAN = /^priceM(?:in|ax)Toman$/;
const RIAL_PER_TOMAN = 10;
const MAX_PROPERTIES = 10;

/** Reads the filter of a query; every query has one, if an empty one. */
export function readFilter(query: URLSearchParams): ListingRefinements {
  const parts = partsOf(query);
  const piece = <Name extends keyof typeof REFINEMENTS>(name: Name) =>
    REFINEMENTS[name].safeParse(parts[name]).data as ListingRefinements[Name];
  const properties = Array.isArray(parts.properties) ? parts.properties : [];
  return orderly({
    properties: readProperties(properties),
    cityIds: piece('cityIds'),
    priceMinRial: piece('priceMinRial'),
    priceMaxRial: piece('priceMaxRial'),
    verified: piece('verified'),
    inStock: piece('inStock'),
    priceKind: piece('priceKind'),
  });
}

/** The filter with its parts in a fixed order, so that one filter has one address. */
export function orderly(filter: ListingRefinements): ListingRefinements {
  const { properties, cityIds, priceKind, verified, inStock, priceMinRial, priceMaxRial } = filter;
  return {
    ...(properties?.length && {
      properties: properties.map(orderlyProperty).toSorted((a, b) => a.propertyId - b.propertyId),
    }),
    ...(cityIds?.length && { cityIds: distinct(cityIds) }),
    ...orderlyPrice(priceMinRial, priceMaxRial),
    ...(verified && { verified }),
    ...(inStock && { inStock }),
    ...(priceKind?.length && { priceKind: [...new Set(priceKind)].toSorted() }),
  };
}

/** True when the least of something is greater than its most: reading it puts them in their places. */
export function isCrossed(query: URLSearchParams): boolean {
  const { properties, priceMinRial, priceMaxRial } = partsOf(query);
  const ranges = (Array.isArray(properties) ? properties : []).map(({ value, maxValue }) => [
    value,
    maxValue,
  ]);
  return [...ranges, [priceMinRial, priceMaxRial]].some(
    ([least, most]) => typeof least === 'number' && typeof most === 'number' && least > most,
  );
}

/** The contract only says which texts are numbers and which are lists; each piece is judged by its own schema. */
function partsOf(query: URLSearchParams): Record<string, unknown> {
  return decodeQuery(ListingFilter, knownPairs(query)) as Record<string, unknown>;
}

function knownPairs(query: URLSearchParams): [string, string][] {
  return [...query]
    .filter(([key, text]) => KEY.test(key) && text.trim() !== '')
    .map(([key, text]) => spelled(key.slice('filter.'.length), text));
}

/** A form without a script sends what was written: Persian digits, and prices in toman. */
function spelled(key: string, text: string): [string, string] {
  if (!MEASURE.test(key) && !TOMAN.test(key)) {
    return [key, text];
  }
  const number = parseNumberFa(text) ?? Number.NaN;
  return TOMAN.test(key)
    ? [key.replace('Toman', 'Rial'), String(Math.round(number * RIAL_PER_TOMAN))]
    : [key, Number.isNaN(number) ? text : String(number)];
}

/** Each property once, and only those that say something. */
function readProperties(choices: readonly unknown[]): PropertyFilter[] {
  const read = choices.flatMap((choice) => {
    const result = PropertyFilter.safeParse(choice);
    return result.success && isSaying(result.data) ? [result.data] : [];
  });
  const seen = new Set<number>();
  return read
    .filter(({ propertyId }) => !seen.has(propertyId) && seen.add(propertyId))
    .slice(0, MAX_PROPERTIES);
}

function isSaying({ value, maxValue, values }: PropertyFilter): boolean {
  return value !== undefined || maxValue !== undefined || (values?.length ?? 0) > 0;
}

function orderlyProperty(choice: PropertyFilter): PropertyFilter {
  const { propertyId, measurementUnitId, values } = choice;
  if (values?.length) {
    return { propertyId, values: distinct(values) };
  }
  const [value, maxValue] = inOrder(choice.value, choice.maxValue);
  return {
    propertyId,
    ...(value !== undefined && { value }),
    ...(maxValue !== undefined && { maxValue }),
    ...(measurementUnitId !== undefined && { measurementUnitId }),
  };
}

function orderlyPrice(min: number | undefined, max: number | undefined) {
  const [priceMinRial, priceMaxRial] = inOrder(min, max);
  return {
    ...(priceMinRial !== undefined && { priceMinRial }),
    ...(priceMaxRial !== undefined && { priceMaxRial }),
  };
}

/** The ends of a range with the smaller one first. */
function inOrder(one: number | undefined, other: number | undefined) {
  return one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}
