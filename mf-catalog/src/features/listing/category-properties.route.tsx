import { links } from '@bazaar/contracts';
import { CategoryId } from '@bazaar/contracts/product';
import { type Host, pathParam, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';
import { listingQueries } from '../../common/listing/listing.queries.ts';
import { loadListing } from '../../common/listing/load-listing.ts';
import { useListing } from '../../common/listing/use-listing.ts';
import { categoryListQueries } from './category-list.queries.ts';
import { type CategoryPropertiesData, categoryPropertiesHead } from './category-properties-head.ts';
import { CategoryPropertiesView } from './category-properties-view.tsx';

/** /category/properties/:categoryId/* — all facets of a category, open. */
export function categoryPropertiesRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadCategoryProperties(host, args),
    Component: CategoryPropertiesPage,
    handle: { head: categoryPropertiesHead },
  };
}

async function loadCategoryProperties(host: Host, args: LoaderFunctionArgs): Promise<CategoryPropertiesData> {
  const id = pathParam(CategoryId, args.params.categoryId);
  const queries = categoryListQueries(host.api);
  const { queryClient } = host;
  const [{ slug }, , listing] = await Promise.all([
    queryClient.ensureQueryData(queries.category(id)),
    queryClient.ensureQueryData(queries.breadcrumb(id)),
    loadListing(host, args.request, { categoryId: id }),
  ]);
  redirectToSlug(args, slug, links.categoryProperties(id, slug));
  const facets = await queryClient.ensureQueryData(
    listingQueries(host.api).facets(listing.scope, listing.filter),
  );
  if (facets.properties.length === 0) {
    throw replace(links.category(id, slug));
  }
  return { id, listing };
}

function CategoryPropertiesPage() {
  const { id, listing } = useLoaderData() as CategoryPropertiesData;
  const queries = categoryListQueries(useHost().api);
  const [{ data: category }, { data: steps }] = useSuspenseQueries({
    queries: [queries.category(id), queries.breadcrumb(id)],
  });
  return <CategoryPropertiesView category={category} steps={steps} list={useListing(listing)} />;
}
