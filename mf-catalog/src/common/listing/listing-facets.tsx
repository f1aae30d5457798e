import type { PropertyFacet } from '@bazaar/contracts/product';
import { RangeFacet } from '@bazaar/filter-panel';
import { EnumFacet, SwitchFacet } from '@bazaar/ui/facet';
import type { ListingFacetsProps } from './listing-facets-props.ts';
import { messages } from './messages.ts';
import { PropertyChoice } from './property-choice.tsx';
import { choiceOf, priceRangeOf, TOMAN, withPrice } from './property-range.rules.ts';

/** Number of properties that are open initially. */
const OPEN = 4;

/** All facets of a list: the first properties, the general facets, the other properties. */
export function ListingFacets(props: ListingFacetsProps) {
  const { facets, filter, allOpen = false } = props;
  const properties = facets.properties.filter(hasChoice);
  const property = (facet: PropertyFacet, index: number) => (
    <PropertyChoice
      key={facet.id}
      {...props}
      facet={facet}
      index={index}
      defaultOpen={allOpen || index < OPEN || choiceOf(filter, facet.id) !== undefined}
    />
  );
  return (
    <>
      {properties.slice(0, OPEN).map(property)}
      <GeneralFacets {...props} isFirst={properties.length === 0} />
      {properties.slice(OPEN).map((facet, index) => property(facet, OPEN + index))}
    </>
  );
}

/** A property with a single value cannot narrow the list. */
function hasChoice({ kind, min, max, values }: PropertyFacet): boolean {
  return kind === 'number' ? min !== null && max !== null && max > min : values.length > 1;
}

/** The facets that every list has: price, place, verified supplier, stock. */
function GeneralFacets(props: ListingFacetsProps & { isFirst: boolean }) {
  const { facets, filter, onChange, allOpen = false, isFirst } = props;
  const { minPriceRial, maxPriceRial, priceHistogram, priceKinds, verifiedCount, inStockCount } = facets;
  const isOpen = allOpen || isFirst;
  return (
    <>
      <SwitchFacet
        title={messages.verified}
        name="filter.verified"
        checked={filter.verified ?? false}
        count={verifiedCount}
        onChange={(verified) => onChange({ ...filter, verified: verified || undefined })}
      />
      <SwitchFacet
        title={messages.inStock}
        name="filter.inStock"
        checked={filter.inStock ?? false}
        count={inStockCount}
        onChange={(inStock) => onChange({ ...filter, inStock: inStock || undefined })}
      />
      {minPriceRial !== null && maxPriceRial !== null && (
        <RangeFacet
          title={messages.price}
          range={priceRangeOf(filter)}
          units={[TOMAN]}
          min={minPriceRial}
          max={maxPriceRial}
          histogram={priceHistogram}
          scale="logarithmic"
          found={props.found}
          names={{ value: 'filter.priceMinToman', maxValue: 'filter.priceMaxToman' }}
          defaultOpen={isOpen || priceRangeOf(filter) !== undefined}
          onChange={(range) => onChange(withPrice(filter, range))}
        />
      )}
      <CityFacet {...props} defaultOpen={isOpen} />
      <EnumFacet
        title={messages.priceKind}
        name="filter.priceKind"
        options={priceKinds.map(({ priceKind, count }) => ({
          id: priceKind,
          title: messages.priceKinds[priceKind],
          count,
        }))}
        selected={filter.priceKind ?? []}
        defaultOpen={isOpen || filter.priceKind !== undefined}
        onChange={(priceKind) => onChange({ ...filter, priceKind })}
      />
    </>
  );
}

/** A single city cannot narrow the list, unless it is chosen and can be removed. */
function CityFacet({ facets, filter, onChange, defaultOpen }: ListingFacetsProps & { defaultOpen: boolean }) {
  if (facets.cities.length < 2 && filter.cityIds === undefined) {
    return null;
  }
  return (
    <EnumFacet
      title={messages.city}
      name="filter.cityIds"
      options={facets.cities}
      selected={filter.cityIds ?? []}
      defaultOpen={defaultOpen || filter.cityIds !== undefined}
      onChange={(cityIds) => onChange({ ...filter, cityIds })}
    />
  );
}
