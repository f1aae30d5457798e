import { decodeQuery, encodeQuery } from '@bazaar/contracts';
import { LISTING_SORTS, ListingFilter, PropertyFilter, REFINEMENTS } from '@bazaar/contracts/product';
import { parseNumberFa } from '@bazaar/locale';
import {
  DEFAULT_SORT,
  DEFAULT_VIEW,
  LISTING_VIEWS,
  type ListingRefinements,
  type ListingState,
} from './listing-state.ts';

/*
 * The query of a list's address. What cannot be read is as good as not written, piece by piece: an address is typed by
 * hand, cut off by a message, or meant to break the page.
 */

/** The only keys that are looked at; none of them contradicts another. */
const KEY =
  /^filter\.(?:cityIds|priceM(?:in|ax)(?:Rial|Toman)|verified|inStock|priceKind|properties\[\d{1,2}\]\.(?:propertyId|value|maxValue|measurementUnitId|values))$/;
const MEASURE = /\.(?:value|maxValue)$/;
const TOMAN = /^priceM(?:in|ax)Toman$/;
const RIAL_PER_TOMAN = 10;
const LAST_POSSIBLE_PAGE = 100_000;
const MAX_PROPERTIES = 10;

/** Reads the query of an address; whatever it says, there is a state. */
export function readListing(query: URLSearchParams): ListingState {
  return {
    filter: readFilter(partsOf(query)),
    sort: LISTING_SORTS.find((sort) => sort === query.get('sort')) ?? DEFAULT_SORT,
    ...(query.has('city') && { cityId: positive(query.get('city')) }),
    page: Math.min(positive(query.get('page')) ?? 1, LAST_POSSIBLE_PAGE),
    view: LISTING_VIEWS.find((view) => view === query.get('view')) ?? DEFAULT_VIEW,
  };
}

/** Writes the query of an address, with its question mark; what goes without saying stays unsaid. */
export function writeListing({ filter, sort, cityId, page, view }: ListingState): string {
  const query = encodeQuery({
    filter: orderly(filter),
    sort: sort === DEFAULT_SORT ? undefined : sort,
    city: sort === 'nearest' ? cityId : undefined,
    page: page > 1 ? page : undefined,
    view: view === DEFAULT_VIEW ? undefined : view,
  });
  const text = query.toString();
  return text && `?${text}`;
}

/** What the query of an address says, as the hidden fields of a form. */
export function hiddenPairs(state: ListingState): [string, string][] {
  return [...new URLSearchParams(writeListing(state))];
}

/** The same filter, whichever order its parts were chosen in: what one address says, another does not say again. */
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

function readFilter(parts: Record<string, unknown>): ListingRefinements {
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
  const { propertyId, value, maxValue, measurementUnitId, values } = choice;
  if (values?.length) {
    return { propertyId, values: distinct(values) };
  }
  const isCrossedPair = value !== undefined && maxValue !== undefined && value > maxValue;
  const [least, most] = isCrossedPair ? [maxValue, value] : [value, maxValue];
  return {
    propertyId,
    ...(least !== undefined && { value: least }),
    ...(most !== undefined && { maxValue: most }),
    ...(measurementUnitId !== undefined && { measurementUnitId }),
  };
}

function orderlyPrice(min: number | undefined, max: number | undefined) {
  const isCrossedPair = min !== undefined && max !== undefined && min > max;
  const [least, most] = isCrossedPair ? [max, min] : [min, max];
  return {
    ...(least !== undefined && { priceMinRial: least }),
    ...(most !== undefined && { priceMaxRial: most }),
  };
}

function distinct(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** A whole number from 1 on; undefined for anything else. */
function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
