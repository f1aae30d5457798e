import { links } from '@bazaar/contracts';
import type { SupplierSummary } from '@bazaar/contracts/merchant';
import type { BreadcrumbStep, Category } from '@bazaar/contracts/product';
import type { SiteConfig } from '@bazaar/contracts/setting';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { itemListJsonLd, type ListPage, pageCountOf } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { titleOfType } from '../../common/supplier/category-types.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { type ListPlace, placePath } from './list-place.ts';
import { messages } from './messages.ts';
import { listHref, type SupplierListView, supplierListAddress } from './supplier-list.address.ts';
import { listKeys } from './supplier-list.queries.ts';

/** What the page gets from its loader. */
export interface SupplierListData {
  place: ListPlace;
  view: SupplierListView;
}

/** The sources of a list's name: the configuration for a type, the record for a category. */
export interface PlaceNames {
  config: Pick<SiteConfig, 'categoryTypes'>;
  category?: Pick<Category, 'title'> | undefined;
  steps?: readonly BreadcrumbStep[] | undefined;
}

/** The main heading of a list. */
export function placeTitle(place: ListPlace, { config, category }: PlaceNames): string {
  if (place.kind === 'type') {
    return messages.ofType(titleOfType(config, place.categoryType));
  }
  if (place.kind === 'category') {
    return category ? messages.ofCategory(category.title) : messages.suppliers;
  }
  return place.term === '' ? messages.everyone : messages.ofTerm(place.term);
}

/** From home to the list; a category's list comes below the lists of its parents. */
export function placeBreadcrumb(place: ListPlace, names: PlaceNames): BreadcrumbItem[] {
  const home = { label: shared.home, href: links.home() };
  if (place.kind !== 'category') {
    return [home, { label: placeTitle(place, names) }];
  }
  const above = (names.steps ?? []).slice(0, -1).map(({ title, category, categoryType }) => ({
    label: title,
    href: category
      ? links.suppliersOfCategory(category.id, category.slug)
      : links.suppliersOfType(categoryType),
  }));
  return [home, ...above, { label: placeTitle(place, names) }];
}

/**
 * Title, description and structured data of a list. To search engines, a filtered or sorted list is the same list.
 */
export function supplierListHead(
  { place, view }: SupplierListData,
  { queryClient, config, origin }: HeadContext,
): Head {
  const suppliers = queryClient.getQueryData<ListPage<SupplierSummary>>(listKeys.list(place, view));
  if (!suppliers) {
    return { title: messages.suppliers };
  }
  const names = namesOf(place, { queryClient, config });
  const title = placeTitle(place, names);
  const { page } = view;
  const isNarrowed = supplierListAddress.isNarrowed(view);
  const isOutOfRange = page > Math.max(1, pageCountOf(suppliers));
  return {
    title: page > 1 ? title + messages.pageSuffix(formatNumber(page)) : title,
    description: messages.description(title, formatNumber(suppliers.totalCount)),
    canonicalPath: listHref(place, isOutOfRange || isNarrowed ? {} : { page }),
    ...((place.kind === 'search' || isNarrowed || suppliers.items.length === 0) && {
      robots: 'noindex,follow',
    }),
    jsonLd: [
      breadcrumbJsonLd(placeBreadcrumb(place, names), origin, placePath(place)),
      ...(suppliers.items.length > 0
        ? [
            itemListJsonLd(suppliers, (supplier) => ({
              name: supplier.name,
              url: origin + links.supplier(supplier.id, supplier.slug),
            })),
          ]
        : []),
    ],
  };
}

function namesOf(
  place: ListPlace,
  { queryClient, config }: Pick<HeadContext, 'queryClient' | 'config'>,
): PlaceNames {
  if (place.kind !== 'category') {
    return { config };
  }
  return {
    config,
    category: queryClient.getQueryData<Category>(listKeys.category(place.categoryId)),
    steps: queryClient.getQueryData<BreadcrumbStep[]>(listKeys.breadcrumb(place.categoryId)),
  };
}
