import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category, CategoryId } from '@bazaar/contracts/product';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { listingHead } from '../../common/listing/listing-head.ts';
import type { ListingData } from '../../common/listing/load-listing.ts';
import { categoryListKeys } from './category-list.queries.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { messages } from './messages.ts';

export interface CategoryProductsData {
  id: CategoryId;
  listing: ListingData;
}

/** The category's own page lists the same items, so that page is the canonical one for search engines. */
export function categoryProductsHead({ id, listing }: CategoryProductsData, context: HeadContext): Head {
  const { queryClient, origin } = context;
  const category = queryClient.getQueryData<Category>(categoryListKeys.category(id));
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryListKeys.breadcrumb(id)) ?? [];
  if (!category) {
    return { title: messages.properties };
  }
  const { title, slug, itemsCount, supplierCount } = category;
  const canonical = links.category(id, slug);
  const { items, ...head } = listingHead(listing, canonical, context);
  return {
    title: titleOfPage(messages.categoryTitle(title), listing.page),
    description: messages.categoryDescription(title, formatNumber(itemsCount), formatNumber(supplierCount)),
    ...head,
    jsonLd: [breadcrumbJsonLd(listBreadcrumb(steps), origin, canonical), ...items],
  };
}

/** The title of a page of a list; the first one has no number. */
export function titleOfPage(title: string, page: number): string {
  return page > 1 ? messages.pageTitle(title, formatNumber(page)) : title;
}
