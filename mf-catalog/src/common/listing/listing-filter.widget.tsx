import { FilterPanel } from '@bazaar/filter-panel';
import { Link } from '@bazaar/ui/link';
import { useNavigate } from 'react-router';
import { listingAddress } from './listing.address.ts';
import { ListingFacets } from './listing-facets.tsx';
import styles from './listing-filter.module.css';
import { messages } from './messages.ts';
import { useFilterDraft } from './use-filter-draft.ts';
import type { Listing } from './use-listing.ts';

interface ListingFilterProps extends Pick<Listing, 'data' | 'facets' | 'products'> {
  /** Address of the list without its query. */
  path: string;
  /** The noun for an item in a count. */
  name: string;
  /** Path of the page on which every facet is open; a list without properties has none, and no link to it. */
  propertiesHref?: string | undefined;
}

/** The filter panel of a list: choices are collected until they are all applied at once. */
export function ListingFilter({ data, facets, products, path, name, propertiesHref }: ListingFilterProps) {
  const navigate = useNavigate();
  const { filter, ...draft } = useFilterDraft({
    scope: data.scope,
    applied: data.filter,
    appliedCount: products.totalCount,
    name,
  });
  const { sort, cityId, view } = data;
  return (
    <FilterPanel
      title={messages.filters}
      activeCount={choiceCount(filter)}
      isDirty={draft.isDirty}
      applyLabel={draft.applyLabel}
      isCounting={draft.isCounting}
      onApply={() => void navigate(path + listingAddress.write(data, { filter }))}
      onClear={() => draft.change({})}
      action={path}
    >
      {/* Hidden fields that keep the rest of the state when the form is sent without a script. */}
      {Object.entries({ sort, view, city: cityId }).map(([key, value]) =>
        value === undefined ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      <ListingFacets facets={facets} filter={filter} onChange={draft.change} found={draft.found} />
      {propertiesHref !== undefined && facets.properties.length > 0 && (
        <Link href={propertiesHref} className={styles.all}>
          {messages.allProperties}
        </Link>
      )}
    </FilterPanel>
  );
}

/** The number of choices in a filter; each value of a property counts as one. */
export function choiceCount(filter: Listing['data']['filter']): number {
  const { properties = [], cityIds = [], priceKind = [], priceMinRial, priceMaxRial } = filter;
  const hasPrice = priceMinRial !== undefined || priceMaxRial !== undefined;
  const single = [hasPrice, filter.verified, filter.inStock].filter(Boolean).length;
  const ofProperties = properties.reduce((sum, { values }) => sum + (values?.length ?? 1), 0);
  return ofProperties + cityIds.length + priceKind.length + single;
}
