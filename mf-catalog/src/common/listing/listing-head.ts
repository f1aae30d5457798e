import { links } from '@bazaar/contracts';
import type { SupplierProductSummary } from '@bazaar/contracts/product';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { itemListJsonLd, type ListPage, pageCountOf } from '@bazaar/listing';
import { listingAddress } from './listing.address.ts';
import { listingKeys } from './listing.queries.ts';
import { DEFAULT_VIEW } from './listing-state.ts';
import type { ListingData } from './load-listing.ts';

/**
 * What a list adds to the head of its page. To search engines, a filtered, sorted or differently displayed list is
 * the same list.
 */
export function listingHead(
  data: ListingData,
  path: string,
  { queryClient, origin }: HeadContext,
): Pick<Head, 'canonicalPath' | 'robots'> & { items: JsonLd[] } {
  const products = queryClient.getQueryData<ListPage<SupplierProductSummary>>(
    listingKeys.page(data.scope, data),
  );
  const isOutOfRange = products !== undefined && data.page > 1 && data.page > pageCountOf(products);
  const list = { ...data, view: DEFAULT_VIEW };
  return {
    canonicalPath: path + listingAddress.canonical(list),
    ...((listingAddress.isNarrowed(list) || isOutOfRange) && { robots: 'noindex,follow' }),
    items: products
      ? [
          itemListJsonLd(products, ({ id, slug, title }) => ({
            name: title,
            url: origin + links.product(id, slug),
          })),
        ]
      : [],
  };
}
