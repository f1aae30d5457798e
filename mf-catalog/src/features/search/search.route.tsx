import { type Host, pageNumberOf, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupQuery } from '../../group.queries.ts';
import { PopularGroups } from './popular-groups.widget.tsx';
import { searchQuery } from './search.queries.ts';
import { type SearchView, scopeOf, termOf } from './search-address.ts';
import { searchHead } from './search-head.ts';
import { SearchPage } from './search-page.tsx';

/** /search/:key — results in one of ten scopes. */
export function searchRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadSearch(host, args),
    Component: SearchRoute,
    handle: { head: searchHead },
  };
}

async function loadSearch(host: Host, { params, request }: LoaderFunctionArgs): Promise<SearchView> {
  const term = termOf(params.key);
  if (term === null) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  const view = { term, scope: scopeOf(request), page: pageNumberOf(request) };
  const { totalCount } = await host.queryClient.ensureQueryData(searchQuery(host.api, view));
  if (totalCount === 0) {
    // A way out is worth a short wait; that it cannot be had is not worth an error.
    await host.queryClient.prefetchQuery(groupQuery(host.api));
  }
  return view;
}

function SearchRoute() {
  const view = useLoaderData() as SearchView;
  const { data } = useSuspenseQuery(searchQuery(useHost().api, view));
  return <SearchPage view={view} results={data} popular={<PopularGroups />} />;
}
