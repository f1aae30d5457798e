import { links } from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import type { CategoryType, SupplierProductSummary } from '@bazaar/contracts/product';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { itemListJsonLd, type ListPage, pageCountOf } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { titleOfType } from '../../common/supplier/category-types.ts';
import { messages as shared } from '../../common/supplier/messages.ts';
import { type CatalogView, supplierKeys } from '../../common/supplier/supplier.queries.ts';
import { supplierBreadcrumb } from '../../common/supplier/supplier-breadcrumb.ts';
import { messages } from './messages.ts';
import { type CatalogChoice, catalogAddress, catalogHref } from './supplier-catalog.address.ts';

/** What the page gets from its loader. */
export interface CatalogData extends CatalogChoice {
  id: SupplierId;
  categoryType: CategoryType;
  now: string;
}

const PAGE_SIZE = 24;

/**
 * A search loads up to this many items of the type and filters them here: the service has no word search within one
 * supplier.
 */
export const SEARCHABLE_COUNT = 100;

/** The part of the supplier's list that the page needs. */
export function catalogViewOf({ categoryType, categoryId, sort, term, page }: CatalogData): CatalogView {
  return {
    categoryType,
    categoryId: categoryId ?? undefined,
    sort,
    ...(term === '' ? { page, pageSize: PAGE_SIZE } : { page: 1, pageSize: SEARCHABLE_COUNT }),
  };
}

/** Title, description and structured data of a supplier's items of one type. */
export function catalogHead(data: CatalogData, { queryClient, config, origin }: HeadContext): Head {
  const { id, categoryType, page } = data;
  const supplier = queryClient.getQueryData<Supplier>(supplierKeys.detail(id));
  const products = queryClient.getQueryData<ListPage<SupplierProductSummary>>(
    supplierKeys.catalog(id, catalogViewOf(data)),
  );
  if (!supplier || !products) {
    return { title: shared.products.title };
  }
  const type = titleOfType(config, categoryType);
  const path = links.supplierProducts(id, categoryType);
  const isEmpty = products.items.length === 0;
  return {
    title: messages.title(type, supplier.name) + (page > 1 ? messages.pageSuffix(formatNumber(page)) : ''),
    description: messages.description(type, supplier.name, supplier.cityTitle),
    canonicalPath: catalogHref({ id, categoryType, page: page > pageCountOf(products) ? 1 : page }),
    ...((catalogAddress.isNarrowed(data) || isEmpty) && { robots: 'noindex,follow' }),
    jsonLd: [
      breadcrumbJsonLd(supplierBreadcrumb(supplier, type), origin, path),
      ...(isEmpty
        ? []
        : [
            itemListJsonLd(products, ({ id: productId, slug, title }) => ({
              name: title,
              url: origin + links.product(productId, slug),
            })),
          ]),
    ],
  };
}
