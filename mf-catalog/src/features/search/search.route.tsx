import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupQuery } from '../../common/group/group.queries.ts';
import { PopularGroups } from '../../common/group/popular-groups.widget.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { type SearchView, searchViewOf } from './search.address.ts';
import { searchQuery } from './search.queries.ts';
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
  const view = searchViewOf(params.key, request);
  if (view === null) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  const { queryClient, api } = host;
  const results = await queryClient.ensureQueryData(searchQuery(api, view));
  if (results.totalCount === 0) {
    // These links are worth a short wait; their failure is not reported.
    await queryClient.prefetchQuery(groupQuery(api));
  }
  return view;
}

function SearchRoute() {
  const view = useLoaderData() as SearchView;
  const { api } = useHost();
  const { data } = useSuspenseQuery(searchQuery(api, view));
  return (
    <SearchPage
      view={view}
      results={data}
      waysOn={
        <>
          <RecentSearches except={view.term} />
          <PopularGroups />
        </>
      }
    />
  );
}
