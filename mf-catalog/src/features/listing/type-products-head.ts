import { links } from '@bazaar/contracts';
import type { CategoryType, ListingFacets } from '@bazaar/contracts/product';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { listingKeys } from '../../common/listing/listing.queries.ts';
import { listingHead } from '../../common/listing/listing-head.ts';
import type { ListingData } from '../../common/listing/load-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { titleOfPage } from './category-products-head.ts';
import { messages } from './messages.ts';

export interface TypeProductsData {
  categoryType: CategoryType;
  listing: ListingData;
}

/** The configured title of a type. */
export function titleOf(config: SiteConfig, categoryType: CategoryType): string {
  return config.categoryTypes.find((entry) => entry.categoryType === categoryType)?.title ?? categoryType;
}

export function typeBreadcrumb(title: string, categoryType: CategoryType): BreadcrumbItem[] {
  return [
    { label: shared.home, href: links.home() },
    { label: title, href: links.categoryType(categoryType) },
    { label: messages.allOf(title) },
  ];
}

/** Title, description and structured data of the list of a type. */
export function typeProductsHead({ categoryType, listing }: TypeProductsData, context: HeadContext): Head {
  const { config, queryClient, origin } = context;
  const title = titleOf(config, categoryType);
  const path = links.productsOfType(categoryType);
  const facets = queryClient.getQueryData<ListingFacets>(listingKeys.facets(listing.scope, listing.filter));
  const { items, ...head } = listingHead(listing, path, context);
  return {
    title: titleOfPage(messages.allOf(title), listing.page),
    description: messages.typeDescription(title, formatNumber(facets?.totalCount ?? 0)),
    ...head,
    jsonLd: [breadcrumbJsonLd(typeBreadcrumb(title, categoryType), origin, path), ...items],
  };
}
