import { CategoryId } from '@bazaar/contracts/product';
import { type Host, pageNumberOf, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { categoryQueries } from './category.queries.ts';
import { type CategoryData, categoryHead } from './category-head.ts';
import { CategoryView } from './category-view.tsx';
import { sortOf } from './product-sort.ts';

/** /category/:categoryId/* — one category: its children and its items, a page at a time. */
export function categoryRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCategory(host, args),
    Component: CategoryPage,
    handle: { head: categoryHead },
  };
}

async function loadCategory(host: Host, args: LoaderFunctionArgs): Promise<CategoryData> {
  const id = pathParam(CategoryId, args.params.categoryId);
  const view = { sort: sortOf(args.request), page: pageNumberOf(args.request) };
  const queries = categoryQueries(host.api);
  const { queryClient } = host;
  const [{ slug }] = await Promise.all([
    queryClient.ensureQueryData(queries.detail(id)),
    queryClient.ensureQueryData(queries.children(id)),
    queryClient.ensureQueryData(queries.breadcrumb(id)),
    queryClient.ensureQueryData(queries.products(id, view)),
  ]);
  redirectToSlug(args, slug, host.links.category(id, slug));
  return { id, ...view, now: new Date().toISOString() };
}

function CategoryPage() {
  const { id, sort, page, now } = useLoaderData() as CategoryData;
  const queries = categoryQueries(useHost().api);
  const [{ data: category }, { data: children }, { data: steps }, { data: products }] = useSuspenseQueries({
    queries: [
      queries.detail(id),
      queries.children(id),
      queries.breadcrumb(id),
      queries.products(id, { sort, page }),
    ],
  });
  return <CategoryView {...{ category, children, steps, products, sort, now }} />;
}
