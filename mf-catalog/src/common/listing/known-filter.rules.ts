import type { ListingFacets, PropertyFacet, PropertyFilter } from '@bazaar/contracts/product';
import { orderly } from './listing-filter.rules.ts';
import type { ListingRefinements } from './listing-state.ts';

/**
 * A filter without the parts that a list cannot be filtered by: properties of another list, units of another
 * quantity, numbers for a text property. The services refuse the whole request for such a part.
 */
export function knownFilter(filter: ListingRefinements, facets: ListingFacets): ListingRefinements {
  const properties = (filter.properties ?? []).flatMap((choice) => {
    const facet = facets.properties.find(({ id }) => id === choice.propertyId);
    const known = facet && knownChoice(choice, facet);
    return known ? [known] : [];
  });
  return orderly({ ...filter, properties });
}

/** Facets that also contain the chosen cities without results, so that these can be removed. */
export function withChosenCities(
  facets: ListingFacets,
  chosen: readonly number[] = [],
  cities: readonly { id: number; title: string }[] = [],
): ListingFacets {
  const missing = chosen.flatMap((id) => {
    const title = cities.find((city) => city.id === id)?.title;
    const isThere = facets.cities.some((city) => city.id === id);
    return isThere || title === undefined ? [] : [{ id, title, count: 0 }];
  });
  return missing.length > 0 ? { ...facets, cities: [...facets.cities, ...missing] } : facets;
}

function knownChoice(choice: PropertyFilter, facet: PropertyFacet): PropertyFilter | undefined {
  return facet.kind === 'number' ? knownRange(choice, facet) : knownValues(choice, facet);
}

function knownRange(choice: PropertyFilter, { units }: PropertyFacet): PropertyFilter | undefined {
  const { propertyId, value, maxValue, measurementUnitId } = choice;
  const isUnitKnown = measurementUnitId === undefined || units.some(({ id }) => id === measurementUnitId);
  const isEmpty = value === undefined && maxValue === undefined;
  return isEmpty || !isUnitKnown ? undefined : { propertyId, value, maxValue, measurementUnitId };
}

function knownValues({ propertyId, values = [] }: PropertyFilter, facet: PropertyFacet) {
  const known = values.filter((value) => facet.values.some(({ id }) => id === value));
  return known.length > 0 ? { propertyId, values: known } : undefined;
}
