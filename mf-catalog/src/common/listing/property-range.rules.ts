import type { PropertyFacet, PropertyFilter } from '@bazaar/contracts/product';
import { MeasurementUnitId, type PropertyId } from '@bazaar/contracts/product';
import type { RangeValue } from '@bazaar/filter-panel';
import type { RangeUnit } from '@bazaar/filter-panel/units';
import type { ListingRefinements } from './listing-state.ts';

const RIAL_PER_TOMAN = 10;

/** Prices are stored in rial and shown in toman. */
export const TOMAN: RangeUnit = {
  id: 1,
  title: 'تومان',
  symbol: 'تومان',
  factorToBase: RIAL_PER_TOMAN,
  offsetToBase: 0,
};

/** The chosen filter of a property. */
export function choiceOf(filter: ListingRefinements, propertyId: number): PropertyFilter | undefined {
  return filter.properties?.find((choice) => choice.propertyId === propertyId);
}

/** The filter with another choice of a property, or without one. */
export function withChoice(
  filter: ListingRefinements,
  propertyId: PropertyId,
  choice: Omit<PropertyFilter, 'propertyId'> | undefined,
): ListingRefinements {
  const others = (filter.properties ?? []).filter((other) => other.propertyId !== propertyId);
  return { ...filter, properties: choice ? [...others, { propertyId, ...choice }] : others };
}

/** A chosen number property as a range; a number without a unit has the unit 0. */
export function rangeOf(choice: PropertyFilter | undefined, facet: PropertyFacet): RangeValue | undefined {
  if (choice === undefined) {
    return undefined;
  }
  const { value, maxValue, measurementUnitId } = choice;
  return { value, maxValue, unitId: measurementUnitId ?? facet.defaultMeasurementUnitId ?? 0 };
}

/** A range as a property filter. */
export function choiceOfRange(range: RangeValue | undefined) {
  if (range === undefined) {
    return undefined;
  }
  const { value, maxValue, unitId } = range;
  return { value, maxValue, ...(unitId > 0 && { measurementUnitId: MeasurementUnitId.parse(unitId) }) };
}

/** The chosen prices as a range in toman. */
export function priceRangeOf({ priceMinRial, priceMaxRial }: ListingRefinements): RangeValue | undefined {
  if (priceMinRial === undefined && priceMaxRial === undefined) {
    return undefined;
  }
  const toman = (rial: number | undefined) => (rial === undefined ? undefined : rial / RIAL_PER_TOMAN);
  return { value: toman(priceMinRial), maxValue: toman(priceMaxRial), unitId: TOMAN.id };
}

/** The filter with other prices, rounded to whole amounts that are not negative. */
export function withPrice(filter: ListingRefinements, range: RangeValue | undefined): ListingRefinements {
  const rial = (toman: number | undefined) =>
    toman === undefined ? undefined : Math.max(0, Math.round(toman * RIAL_PER_TOMAN));
  return { ...filter, priceMinRial: rial(range?.value), priceMaxRial: rial(range?.maxValue) };
}

/** True for codes such as `DN50` and `ISO`: short, and written from left to right. */
export function isCode(title: string): boolean {
  return /^[\w./″" -]{1,7}$/.test(title) && /[A-Z]/i.test(title);
}
