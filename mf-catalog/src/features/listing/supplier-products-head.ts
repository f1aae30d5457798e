import { links } from '@bazaar/contracts';
import type { Supplier, SupplierId } from '@bazaar/contracts/merchant';
import type { BreadcrumbStep, Category, CategoryId } from '@bazaar/contracts/product';
import { breadcrumbJsonLd, type Head, type HeadContext } from '@bazaar/host';
import { listingHead } from '../../common/listing/listing-head.ts';
import type { ListingData } from '../../common/listing/load-listing.ts';
import { categoryListKeys } from './category-list.queries.ts';
import { titleOfPage } from './category-products-head.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { messages } from './messages.ts';

export interface SupplierProductsData {
  categoryId: CategoryId;
  supplierId: SupplierId;
  listing: ListingData;
}

/** Title, description and structured data of what one supplier offers in a category. */
export function supplierProductsHead(data: SupplierProductsData, context: HeadContext): Head {
  const { categoryId, supplierId, listing } = data;
  const { queryClient, origin } = context;
  const category = queryClient.getQueryData<Category>(categoryListKeys.category(categoryId));
  const supplier = queryClient.getQueryData<Supplier>(categoryListKeys.supplier(supplierId));
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryListKeys.breadcrumb(categoryId)) ?? [];
  if (!category || !supplier) {
    return { title: messages.properties };
  }
  const path = links.productsOfCategoryAndSupplier(categoryId, supplierId);
  const { items, ...head } = listingHead(listing, path, context);
  return {
    title: titleOfPage(messages.ofSupplier(category.title, supplier.name), listing.page),
    description: messages.supplierDescription(category.title, supplier.name, supplier.cityTitle),
    ...head,
    jsonLd: [breadcrumbJsonLd(listBreadcrumb(steps, supplier.name), origin, path), ...items],
  };
}
