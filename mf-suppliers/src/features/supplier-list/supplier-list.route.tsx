import { CategoryId, CategoryType } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug } from '@bazaar/host';
import type { LoaderFunctionArgs } from 'react-router';
import { InactiveCategoryPage } from './inactive-category-page.tsx';
import { type ListPlace, termOf } from './list-place.ts';
import { loadCategory } from './load-category.ts';
import { NO_CHOICE, supplierListAddress } from './supplier-list.address.ts';
import { listQueries } from './supplier-list.queries.ts';
import { chosenKeys, without } from './supplier-list.rules.ts';
import { type SupplierListData, supplierListHead } from './supplier-list-head.ts';
import { SupplierListPage } from './supplier-list-page.widget.tsx';

const page = { Component: SupplierListPage, handle: { head: supplierListHead } };

/** /suppliers/:categoryType — suppliers that have items of a type. */
export function suppliersOfTypeRoute(host: Host) {
  const loader = (args: LoaderFunctionArgs) => {
    const categoryType = pathParam(CategoryType, args.params.categoryType);
    return loadList(host, args, { kind: 'type', categoryType });
  };
  return { loader, ...page };
}

/** /suppliers/search/:key — suppliers whose name has words that begin with the key's words. */
export function suppliersSearchRoute(host: Host) {
  const loader = (args: LoaderFunctionArgs) =>
    loadList(host, args, { kind: 'search', term: termOf(args.params.key) });
  return { loader, ...page };
}

/** /supplier/category/:categoryId/* — suppliers of a category, with sample items of that category. */
export function suppliersOfCategoryRoute(host: Host) {
  const loader = async (args: LoaderFunctionArgs) => {
    const categoryId = pathParam(CategoryId, args.params.categoryId);
    const queries = listQueries(host.api);
    void host.queryClient.prefetchQuery(queries.breadcrumb(categoryId));
    void host.queryClient.prefetchQuery(queries.categorySamples(categoryId));
    const { slug } = await loadCategory(host, categoryId);
    redirectToSlug(args, slug, host.links.suppliersOfCategory(categoryId, slug));
    const [data] = await Promise.all([
      loadList(host, args, { kind: 'category', categoryId, slug }),
      host.queryClient.ensureQueryData(queries.breadcrumb(categoryId)),
      // The list is shown without samples when they fail.
      host.queryClient.prefetchQuery(queries.categorySamples(categoryId)),
    ]);
    return data;
  };
  return { loader, ErrorComponent: InactiveCategoryPage, ...page };
}

async function loadList(
  host: Host,
  { request }: LoaderFunctionArgs,
  place: ListPlace,
): Promise<SupplierListData> {
  const view = supplierListAddress.parse(request);
  const { queryClient } = host;
  const queries = listQueries(host.api);
  const [suppliers] = await Promise.all([
    queryClient.ensureQueryData(queries.list(place, view)),
    // A failure of the facets does not affect the list.
    queryClient.prefetchQuery(queries.facets(place, NO_CHOICE)),
    queryClient.prefetchQuery(queries.facets(place, view.choice)),
    view.sort === 'nearest' ? queryClient.prefetchQuery(queries.cities()) : undefined,
  ]);
  const ids = suppliers.items.map(({ id }) => id);
  if (ids.length > 0) {
    await queryClient.prefetchQuery(queries.samples(ids));
  }
  if (suppliers.totalCount === 0) {
    const relaxed = chosenKeys(view.choice).map((key) => without(view.choice, key));
    await Promise.all(relaxed.map((choice) => queryClient.prefetchQuery(queries.facets(place, choice))));
  }
  return { place, view };
}
