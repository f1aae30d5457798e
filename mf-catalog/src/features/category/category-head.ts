import { links } from '@bazaar/contracts';
import type { BreadcrumbStep, Category, CategoryId, SupplierProductSummary } from '@bazaar/contracts/product';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { type ListPage, pageCountOf } from '@bazaar/listing';
import { formatNumber } from '@bazaar/locale';
import { categoryKeys, type ListView } from './category.queries.ts';
import { categoryAddress } from './category-address.ts';
import { categoryBreadcrumb } from './category-breadcrumb.ts';
import { messages } from './messages.ts';
import { DEFAULT_SORT } from './product-sort.ts';

/** What the page gets from its loader. The present is taken there, so that server and browser judge dates alike. */
export interface CategoryData extends ListView {
  id: CategoryId;
  now: string;
}

/** Title, description and structured data of a category page. A reordered list is the same list to search engines. */
export function categoryHead(data: CategoryData, { queryClient, origin }: HeadContext): Head {
  const { id, sort, page } = data;
  const category = queryClient.getQueryData<Category>(categoryKeys.detail(id));
  const products = queryClient.getQueryData<ListPage<SupplierProductSummary>>(
    categoryKeys.products(id, data),
  );
  if (!category || !products) {
    return { title: messages.category };
  }
  const steps = queryClient.getQueryData<BreadcrumbStep[]>(categoryKeys.breadcrumb(id)) ?? [];
  const isBeyond = page > 1 && page > pageCountOf(products);
  return {
    title: page > 1 ? messages.pageTitle(category.title, formatNumber(page)) : category.title,
    description: messages.headDescription(
      category.title,
      formatNumber(category.itemsCount),
      formatNumber(category.supplierCount),
    ),
    canonicalPath: categoryAddress(category, { page }),
    ...((sort !== DEFAULT_SORT || isBeyond) && { robots: 'noindex,follow' }),
    jsonLd: [
      breadcrumbJsonLd(categoryBreadcrumb(steps), origin, links.category(category.id, category.slug)),
      itemListJsonLd(products, origin),
    ],
  };
}

function itemListJsonLd(
  { items, pageNumber, pageSize }: ListPage<SupplierProductSummary>,
  origin: string,
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map((product, index) => ({
      '@type': 'ListItem',
      position: (pageNumber - 1) * pageSize + index + 1,
      name: product.title,
      url: origin + links.product(product.id, product.slug),
    })),
  };
}
