import { AppliedFilters } from '@bazaar/filter-panel';
import { OutOfRangePage, pageCountOf, rangeText } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { Note } from '@bazaar/ui/note';
import { Pager } from '@bazaar/ui/pager';
import type { ReactNode } from 'react';
import { appliedItems } from './applied-items.tsx';
import { listingAddress } from './listing.address.ts';
import { ListingFilter } from './listing-filter.widget.tsx';
import { ListingSorts } from './listing-sorts.tsx';
import type { ListingState } from './listing-state.ts';
import { messages } from './messages.ts';
import { NearestCity } from './nearest-city.widget.tsx';
import styles from './product-list.module.css';
import { ProductPageOf } from './product-page-of.tsx';
import type { Listing } from './use-listing.ts';
import { ViewLinks } from './view-links.tsx';
import { ZeroResults } from './zero-results.widget.tsx';

export interface ProductListProps extends Listing {
  /** Address of the list without its query. */
  path: string;
  /** The noun for an item in a count: «کالا». */
  name: string;
  /** The name of the list for screen readers only: «فهرست پمپ». */
  label: string;
  /** Shown instead of the list when it is empty without any filter. */
  empty: ReactNode;
  /** Path of the page on which every facet of the list is open. */
  propertiesHref?: string | undefined;
  /** False when all items have the same supplier. */
  withSupplier?: boolean | undefined;
}

/** A list of items with its filters, sort orders, display variants and pages. All of that state is in its address. */
export function ProductList(props: ProductListProps) {
  const { data, products, facets, cities, path, name, empty } = props;
  const items = appliedItems(data.filter, facets);
  if (products.totalCount === 0 && items.length === 0) {
    return empty;
  }
  const hrefOf = (change: Partial<ListingState>) => path + listingAddress.write(data, change);
  return (
    <div className={styles.layout}>
      <div className={styles.chips}>
        <AppliedFilters
          label={messages.applied}
          items={items.map(({ key, label, without }) => ({ key, label, href: hrefOf({ filter: without }) }))}
          clearHref={hrefOf({ filter: {} })}
        />
      </div>
      <div className={styles.filter}>
        <ListingFilter {...props} />
      </div>
      <div className={styles.main}>
        {data.isNormalized && (
          <div className={styles.note}>
            <Note tone="warning">{messages.normalized}</Note>
          </div>
        )}
        <div className={styles.bar}>
          <ListingSorts path={path} state={data} />
          <p className={styles.found} role="status">
            {foundText(products, name)}
          </p>
          <ViewLinks path={path} state={data} />
        </div>
        {data.sort === 'nearest' && <NearestCity {...{ data, cities, path }} />}
        <Items {...props} hrefOf={hrefOf} />
      </div>
    </div>
  );
}

/** The items of the page, or the reason why there are none. */
function Items(props: ProductListProps & { hrefOf: (change: Partial<ListingState>) => string }) {
  const { data, products, facets, path, name, hrefOf } = props;
  const pageCount = pageCountOf(products);
  if (pageCount === 0) {
    return <ZeroResults {...{ data, facets, path, name }} />;
  }
  if (products.items.length === 0) {
    return <OutOfRangePage pageCount={pageCount} lastPageHref={hrefOf({ page: pageCount })} />;
  }
  return (
    <>
      <ProductPageOf {...props} />
      <div className={styles.pager}>
        <Pager
          page={products.pageNumber}
          pageCount={pageCount}
          hrefOf={(page) => hrefOf({ page })}
          summary={rangeText(products, name)}
        />
      </div>
    </>
  );
}

function foundText({ totalCount, isTotalExact }: Listing['products'], name: string): string {
  const count = formatNumber(totalCount);
  return isTotalExact === false ? messages.foundAtLeast(count, name) : messages.found(count, name);
}
