import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupQuery } from '../../common/group/group.queries.ts';
import { PopularGroups } from '../../common/group/popular-groups.widget.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { isOverview, type SearchView, searchViewOf } from './search.address.ts';
import { scopeQuery, searchQuery } from './search.queries.ts';
import { searchHead } from './search-head.ts';
import { SearchPage } from './search-page.tsx';
import { countIn, type ScopeGroup, type SearchResults, scopesOfOverview } from './search-results.ts';

/** /search/:key — results in one of ten scopes; everywhere shows the best of each. */
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
  await Promise.all(
    overviewOf(view, results).map((scope) => queryClient.ensureQueryData(scopeQuery(api, scope))),
  );
  if (results.totalCount === 0) {
    // These links are worth a short wait; their failure is not reported.
    await queryClient.prefetchQuery(groupQuery(api));
  }
  return view;
}

/** The views of the scopes in an overview; none for any other view. */
function overviewOf(view: SearchView, results: SearchResults): SearchView[] {
  if (!isOverview(view)) {
    return [];
  }
  const term = results.correction?.isApplied ? results.correction.term : view.term;
  return scopesOfOverview(results).map((scope) => ({ ...view, term, scope }));
}

function SearchRoute() {
  const view = useLoaderData() as SearchView;
  const { api } = useHost();
  const { data } = useSuspenseQuery(searchQuery(api, view));
  const views = overviewOf(view, data);
  const responses = useSuspenseQueries({ queries: views.map((scope) => scopeQuery(api, scope)) });
  const groups: ScopeGroup[] = views.map(({ scope }, place) => ({
    scope,
    count: countIn(data, scope),
    items: responses[place]?.data.items ?? [],
  }));
  return (
    <SearchPage
      view={view}
      results={data}
      groups={groups}
      waysOn={
        <>
          <RecentSearches except={view.term} />
          <PopularGroups />
        </>
      }
    />
  );
}
