import type { ListingFacets, PropertyFilter } from '@bazaar/contracts/product';
import { RangeText } from '@bazaar/filter-panel';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import type { ReactNode } from 'react';
import type { ListingRefinements } from './listing-state.ts';
import { messages } from './messages.ts';
import { choiceOf, priceRangeOf, rangeOf, TOMAN, withChoice, withPrice } from './property-range.rules.ts';

/** One applied filter, and the remaining filter without it. */
export interface AppliedItem {
  key: string;
  label: ReactNode;
  without: ListingRefinements;
}

/** All applied filters, in the order of the panel; each value of a property is a separate one. */
export function appliedItems(filter: ListingRefinements, facets: ListingFacets): AppliedItem[] {
  return [
    ...(filter.properties ?? []).flatMap((choice) => propertyItems(choice, filter, facets)),
    ...priceItems(filter),
    ...(filter.cityIds ?? []).map((id) => ({
      key: `city-${id}`,
      label: facets.cities.find((city) => city.id === id)?.title ?? messages.city,
      without: { ...filter, cityIds: filter.cityIds?.filter((other) => other !== id) },
    })),
    ...(filter.verified
      ? [{ key: 'verified', label: messages.verified, without: { ...filter, verified: undefined } }]
      : []),
    ...(filter.inStock
      ? [{ key: 'inStock', label: messages.inStock, without: { ...filter, inStock: undefined } }]
      : []),
    ...(filter.priceKind ?? []).map((kind) => ({
      key: `price-${kind}`,
      label: messages.priceKinds[kind],
      without: { ...filter, priceKind: filter.priceKind?.filter((other) => other !== kind) },
    })),
  ];
}

function priceItems(filter: ListingRefinements): AppliedItem[] {
  const range = priceRangeOf(filter);
  return range === undefined
    ? []
    : [
        {
          key: 'price',
          label: (
            <>
              {messages.price}: <RangeText range={range} units={[TOMAN]} />
            </>
          ),
          without: withPrice(filter, undefined),
        },
      ];
}

function propertyItems(
  choice: PropertyFilter,
  filter: ListingRefinements,
  facets: ListingFacets,
): AppliedItem[] {
  const { propertyId, values } = choice;
  const facet = facets.properties.find(({ id }) => id === propertyId);
  const title = facet?.title ?? messages.unknown;
  if (values === undefined || facet === undefined) {
    const range = facet && rangeOf(choiceOf(filter, propertyId), facet);
    return [
      {
        key: `property-${propertyId}`,
        label: (
          <>
            {title}
            {range && facet && (
              <>
                : <RangeText range={range} units={facet.units} />
              </>
            )}
          </>
        ),
        without: withChoice(filter, propertyId, undefined),
      },
    ];
  }
  return values.map((value) => {
    const rest = values.filter((other) => other !== value);
    return {
      key: `property-${propertyId}-${value}`,
      label: (
        <>
          {title}:{' '}
          <IsolatedRuns text={facet.values.find(({ id }) => id === value)?.title ?? messages.unknown} />
        </>
      ),
      without: withChoice(filter, propertyId, rest.length > 0 ? { values: rest } : undefined),
    };
  });
}
