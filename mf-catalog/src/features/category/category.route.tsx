import { links } from '@bazaar/contracts';
import { type Category, CategoryId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { throwInactive } from '../../common/inactive-category/inactive-category.ts';
import { InactiveCategoryPage } from '../../common/inactive-category/inactive-category-page.tsx';
import { listingQueries } from '../../common/listing/listing.queries.ts';
import { loadListing } from '../../common/listing/load-listing.ts';
import { ProductList } from '../../common/listing/product-list.tsx';
import { useListing } from '../../common/listing/use-listing.ts';
import { messages as shared } from '../../common/text/messages.ts';
import { AdvertisementList } from './advertisement-list.tsx';
import { categoryQueries } from './category.queries.ts';
import { type CategoryData, categoryHead } from './category-head.ts';
import { CategorySuppliers } from './category-suppliers.widget.tsx';
import { CategoryView } from './category-view.tsx';
import { EmptyCategory } from './empty-category.tsx';
import { messages } from './messages.ts';

/** /category/:categoryId/* — one category: its children, its items a page at a time, and who supplies them. */
export function categoryRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCategory(host, args),
    Component: CategoryPage,
    ErrorComponent: InactiveCategoryPage,
    handle: { head: categoryHead },
  };
}

async function loadCategory(host: Host, args: LoaderFunctionArgs): Promise<CategoryData> {
  const id = pathParam(CategoryId, args.params.categoryId);
  const queries = categoryQueries(host.api);
  const { queryClient } = host;
  const rest = Promise.all([
    loadListing(host, args.request, { categoryId: id }),
    queryClient.ensureQueryData(queries.children(id)),
    queryClient.ensureQueryData(queries.breadcrumb(id)),
    // Shown below the list; its failure is reported in its own region.
    queryClient.prefetchQuery(queries.suppliers(id)),
  ]);
  // The category's own error explains best why it is unavailable; errors of the others are handled after it.
  rest.catch(() => undefined);
  const { slug, categoryType } = await queryClient
    .ensureQueryData(queries.detail(id))
    .catch((error) => throwInactive(host, error));
  redirectToSlug(args, slug, host.links.category(id, slug));
  const [listing] = await rest;
  if (categoryType === 'IndustrialAdvertisement') {
    await queryClient.ensureQueryData(queries.advertisements(id, listing.page));
  }
  return { id, listing };
}

function CategoryPage() {
  const data = useLoaderData() as CategoryData;
  const { id } = data;
  const queries = categoryQueries(useHost().api);
  const [{ data: category }, { data: children }, { data: steps }] = useSuspenseQueries({
    queries: [queries.detail(id), queries.children(id), queries.breadcrumb(id)],
  });
  const empty = <EmptyCategory category={category} steps={steps} />;
  const isAdvertised = category.categoryType === 'IndustrialAdvertisement';
  return (
    <CategoryView
      {...{ category, children, steps }}
      found={useFoundCount(data.listing)}
      list={
        isAdvertised ? (
          <Advertisements category={category} page={data.listing.page} empty={empty} />
        ) : (
          <Items category={category} listing={data.listing} empty={empty} />
        )
      }
      suppliers={!isAdvertised && <CategorySuppliers category={category} />}
    />
  );
}

/** Items that the filter of the address leaves; undefined without a filter. */
function useFoundCount({ scope, filter, ...listing }: CategoryData['listing']): string | undefined {
  const { data } = useSuspenseQuery(listingQueries(useHost().api).page(scope, { filter, ...listing }));
  return Object.keys(filter).length === 0 ? undefined : formatNumber(data.totalCount);
}

interface ListProps {
  category: Category;
  /** Shown instead of the list when it is empty without any filter. */
  empty: ReactNode;
}

function Items({ category, listing, empty }: ListProps & Pick<CategoryData, 'listing'>) {
  const { id, slug, title, categoryType } = category;
  return (
    <ProductList
      {...useListing(listing)}
      path={links.category(id, slug)}
      name={shared.itemNames[categoryType]}
      label={messages.list(title)}
      propertiesHref={links.categoryProperties(id, slug)}
      empty={empty}
    />
  );
}

function Advertisements({ category, page, empty }: ListProps & { page: number }) {
  const { data } = useSuspenseQuery(categoryQueries(useHost().api).advertisements(category.id, page));
  return data.totalCount === 0 ? empty : <AdvertisementList category={category} advertisements={data} />;
}
