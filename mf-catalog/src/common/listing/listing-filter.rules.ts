import { decodeQuery } from '@bazaar/contracts';
import { ListingFilter, PropertyFilter, REFINEMENTS } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';
import type { ListingRefinements } from './listing-state.ts';

/*
 * The filter in the query of a list's address. Each part of it is read by itself, and a part that cannot be read is left
 * out: an address is typed by hand, cut off by a message, or meant to break the page.
 */

/** The only keys that are read; none of them contradicts another. */
const KEY =
  /^filter\.(?:cityIds|priceM(?:in|ax)(?:Rial|Toman)|verified|inStock|priceKind|properties\[\d{1,2}\]\.(?:propertyId|value|maxValue|measurementUnitId|values))$/;
const TYPED_NUMBER = /(?:\.value|\.maxValue|Toman)$/;
const RIAL_PER_TOMAN = 10;
const MAX_PROPERTIES = 10;

/** Reads the filter of a query; a query without one has an empty filter. */
export function readFilter(query: URLSearchParams): ListingRefinements {
  const parts = partsOf(query);
  const pieces = Object.entries(REFINEMENTS).map(([name, schema]) => [
    name,
    schema.safeParse(parts[name]).data,
  ]);
  const properties = readProperties(parts.properties ?? []);
  return orderly({ ...Object.fromEntries(pieces), properties });
}

/** The filter with its parts in a fixed order, so that one filter has one address. */
export function orderly(filter: ListingRefinements): ListingRefinements {
  const { properties, cityIds, priceKind, verified, inStock } = filter;
  const [priceMinRial, priceMaxRial] = inOrder(filter.priceMinRial, filter.priceMaxRial);
  return present({
    properties: properties?.map(orderlyProperty).sort((a, b) => a.propertyId - b.propertyId),
    cityIds: cityIds && distinct(cityIds),
    priceMinRial,
    priceMaxRial,
    verified: verified || undefined,
    inStock: inStock || undefined,
    priceKind: priceKind && [...new Set(priceKind)].sort(),
  });
}

/** Without the parts that are undefined or empty lists, which narrow nothing. */
function present<Parts extends object>(parts: Parts): Parts {
  const kept = Object.entries(parts).filter(([, part]) => part !== undefined && part.length !== 0);
  return Object.fromEntries(kept) as Parts;
}

/** True when a minimum exceeds its maximum; parsing swaps the two. */
export function isCrossed(query: URLSearchParams): boolean {
  const { properties = [], priceMinRial, priceMaxRial } = partsOf(query);
  return [...properties, { value: priceMinRial, maxValue: priceMaxRial }].some(
    ({ value, maxValue }) => typeof value === 'number' && typeof maxValue === 'number' && value > maxValue,
  );
}

/** The parts of a filter before they are validated; the keys that are read leave no other form for `properties`. */
interface FilterParts extends Record<string, unknown> {
  properties?: { value?: unknown; maxValue?: unknown }[];
}

/** The contract only decides which texts are numbers and which are lists; each part is validated by its own schema. */
function partsOf(query: URLSearchParams) {
  return decodeQuery(ListingFilter, knownPairs(query)) as FilterParts;
}

function knownPairs(query: URLSearchParams): [string, string][] {
  return [...query]
    .filter(([key, text]) => KEY.test(key) && text.trim() !== '')
    .map(([key, text]) => spelled(key.slice('filter.'.length), text));
}

/** Converts the fields of a form sent without a script: Persian digits, and prices in toman. */
function spelled(key: string, text: string): [string, string] {
  const number = TYPED_NUMBER.test(key) ? parseNumberFa(text) : null;
  if (number === null) {
    return [key, text];
  }
  return key.endsWith('Toman')
    ? [key.replace('Toman', 'Rial'), String(Math.round(number * RIAL_PER_TOMAN))]
    : [key, String(number)];
}

/** Each property once, and only those with a value. */
function readProperties(choices: readonly unknown[]): PropertyFilter[] {
  const read = choices.flatMap((choice) => {
    const { data } = PropertyFilter.safeParse(choice);
    return data && isSaying(data) ? [data] : [];
  });
  const seen = new Set<number>();
  return read
    .filter(({ propertyId }) => !seen.has(propertyId) && seen.add(propertyId))
    .slice(0, MAX_PROPERTIES);
}

function isSaying({ value, maxValue, values = [] }: PropertyFilter): boolean {
  return value !== undefined || maxValue !== undefined || values.length > 0;
}

function orderlyProperty({
  propertyId,
  measurementUnitId,
  values = [],
  ...range
}: PropertyFilter): PropertyFilter {
  const [value, maxValue] = inOrder(range.value, range.maxValue);
  return values.length > 0
    ? { propertyId, values: distinct(values) }
    : present({ propertyId, value, maxValue, measurementUnitId });
}

/** The ends of a range with the smaller one first. */
function inOrder(one: number | undefined, other: number | undefined) {
  return one !== undefined && other !== undefined && one > other ? [other, one] : [one, other];
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}
