import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category, CategoryId, ListingFacets } from '@bazaar/contracts/product';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { listingKeys } from '../../common/listing/listing.queries.ts';
import type { ListingData } from '../../common/listing/load-listing.ts';
import { categoryListKeys } from './category-list.queries.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { messages } from './messages.ts';

export interface CategoryPropertiesData {
  id: CategoryId;
  listing: ListingData;
}

/** A form has no content to find: search engines follow its links and do not index it. */
export function categoryPropertiesHead(
  { id, listing }: CategoryPropertiesData,
  { queryClient, origin }: HeadContext,
): Head {
  const category = queryClient.getQueryData<Category>(categoryListKeys.category(id));
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryListKeys.breadcrumb(id)) ?? [];
  const facets = queryClient.getQueryData<ListingFacets>(listingKeys.facets(listing.scope, listing.filter));
  if (!category) {
    return { title: messages.properties };
  }
  const path = links.categoryProperties(id, category.slug);
  return {
    title: messages.propertiesTitle(category.title),
    description: messages.propertiesDescription(category.title, formatNumber(facets?.properties.length ?? 0)),
    canonicalPath: path,
    robots: 'noindex,follow',
    jsonLd: [breadcrumbJsonLd(listBreadcrumb(steps, messages.properties), origin, path)],
  };
}
