import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category, CategoryId } from '@bazaar/contracts/product';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { listingHead } from '../../common/listing/listing-head.ts';
import type { ListingData } from '../../common/listing/load-listing.ts';
import { categoryKeys } from './category.queries.ts';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import { messages } from './messages.ts';

/** What the page gets from its loader. */
export interface CategoryData {
  id: CategoryId;
  listing: ListingData;
}

/**
 * Title, description and structured data of a category page. To search engines, a filtered or sorted list is the
 * same list.
 */
export function categoryHead({ id, listing }: CategoryData, context: HeadContext): Head {
  const { queryClient, origin } = context;
  const category = queryClient.getQueryData<Category>(categoryKeys.detail(id));
  if (!category) {
    return { title: messages.category };
  }
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryKeys.breadcrumb(id)) ?? [];
  const { title, slug, itemsCount, supplierCount } = category;
  const path = links.category(id, slug);
  const { items, ...head } = listingHead(listing, path, context);
  return {
    title: listing.page > 1 ? messages.pageTitle(title, formatNumber(listing.page)) : title,
    description: messages.headDescription(title, formatNumber(itemsCount), formatNumber(supplierCount)),
    ...head,
    jsonLd: [breadcrumbJsonLd(categoryBreadcrumb(steps), origin, path), ...items],
  };
}
