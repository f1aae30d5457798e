import { links } from '@bazaar/contracts';
import { CategoryId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadListing } from '../../common/listing/load-listing.ts';
import { useListing } from '../../common/listing/use-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { categoryListQueries } from './category-list.queries.ts';
import { type CategoryProductsData, categoryProductsHead } from './category-products-head.ts';
import { listBreadcrumb } from './list-breadcrumb.ts';
import { ListPage } from './list-page.tsx';
import { messages } from './messages.ts';
import { NothingListed } from './nothing-listed.tsx';

/** /products/category/:categoryId/* — the items of a category, without the other sections of its page. */
export function categoryProductsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCategoryProducts(host, args),
    Component: CategoryProductsPage,
    handle: { head: categoryProductsHead },
  };
}

async function loadCategoryProducts(host: Host, args: LoaderFunctionArgs): Promise<CategoryProductsData> {
  const id = pathParam(CategoryId, args.params.categoryId);
  const queries = categoryListQueries(host.api);
  const [{ slug }, , listing] = await Promise.all([
    host.queryClient.ensureQueryData(queries.category(id)),
    host.queryClient.ensureQueryData(queries.breadcrumb(id)),
    loadListing(host, args.request, { categoryId: id }),
  ]);
  redirectToSlug(args, slug, links.productsOfCategory(id, slug));
  return { id, listing };
}

function isNarrowed({ filter }: CategoryProductsData['listing']): boolean {
  return Object.keys(filter).length > 0;
}

function CategoryProductsPage() {
  const { id, listing } = useLoaderData() as CategoryProductsData;
  const queries = categoryListQueries(useHost().api);
  const [{ data: category }, { data: steps }] = useSuspenseQueries({
    queries: [queries.category(id), queries.breadcrumb(id)],
  });
  const { title, slug, itemsCount, supplierCount, categoryType } = category;
  const name = shared.itemNames[categoryType];
  const list = useListing(listing);
  return (
    <ListPage
      breadcrumb={listBreadcrumb(steps)}
      title={<bdi>{messages.allOf(title)}</bdi>}
      note={
        isNarrowed(listing)
          ? messages.foundOf(formatNumber(list.products.totalCount), formatNumber(itemsCount), name)
          : `${formatNumber(itemsCount)} ${name} ${messages.from} ${messages.suppliers(formatNumber(supplierCount))}`
      }
      list={{
        ...list,
        name,
        path: links.productsOfCategory(id, slug),
        label: messages.list(title),
        propertiesHref: links.categoryProperties(id, slug),
        empty: <NothingListed way={{ href: links.categoryType(categoryType), label: messages.toGroups }} />,
      }}
    />
  );
}
