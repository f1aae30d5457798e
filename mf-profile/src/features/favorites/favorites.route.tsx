import { FAVORITE_TYPES, FavoriteType } from '@bazaar/contracts/content';
import { type Host, pathParam, useHost } from '@bazaar/host';
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLoaderData } from 'react-router';
import { favoriteQueries } from '../../common/favorite/favorite.queries.ts';
import type { FavoriteWindow } from '../../common/profile/profile.keys.ts';
import { dropFavorite } from './favorite.mutations.ts';
import { favoriteDetailsQuery } from './favorite-details.queries.ts';
import { type FavoritesView as Address, favoritesAddress, favoritesHref } from './favorites.address.ts';
import { FavoritesView } from './favorites-view.tsx';
import { messages } from './messages.ts';

/** Four rows of three cards. */
const PAGE_SIZE = 12;

const windowOf = (view: Address): FavoriteWindow => ({ ...view, pageSize: PAGE_SIZE });

/** /profile/favorites and /profile/favorites/:type — the user's favorites, all or of one type. */
export function favoritesRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadFavorites(host, args),
    Component: FavoritesPage,
    handle: { head: () => ({ title: messages.title, robots: 'noindex,nofollow' }) },
  };
}

/** The counts of the tabs load in parallel; a tab whose count fails is shown without one. */
async function loadFavorites(host: Host, { request, params }: LoaderFunctionArgs): Promise<Address> {
  const view = readView(request, params.type);
  const queries = favoriteQueries(host.api);
  const counts = FAVORITE_TYPES.map((type) => host.queryClient.prefetchQuery(queries.count(type)));
  const list = host.queryClient.fetchQuery(favoriteDetailsQuery(host.api, windowOf(view)));
  const [{ totalCount }] = await Promise.all([
    list,
    host.queryClient.prefetchQuery(queries.total()),
    ...counts,
  ]);
  const lastPage = Math.ceil(totalCount / PAGE_SIZE);
  if (lastPage > 0 && view.page > lastPage) {
    throw redirect(favoritesHref({ ...view, page: lastPage }));
  }
  return view;
}

/** The type is in the path. One in the query is of an older link, which leads on to the path. */
function readView(request: Request, type: string | undefined): Address {
  const asked = favoritesAddress.parse(request);
  if (type !== undefined) {
    return { page: asked.page, type: pathParam(FavoriteType, type) };
  }
  if (asked.type !== null) {
    throw redirect(favoritesHref(asked));
  }
  return asked;
}

function FavoritesPage() {
  const view = useLoaderData() as Address;
  const host = useHost();
  const queries = favoriteQueries(host.api);
  const { data: list } = useSuspenseQuery(favoriteDetailsQuery(host.api, windowOf(view)));
  const { data: total } = useQuery(queries.total());
  const counts = useQueries({ queries: FAVORITE_TYPES.map(queries.count) });
  const pageCount = Math.ceil(list.totalCount / PAGE_SIZE);
  if (pageCount > 0 && view.page > pageCount) {
    return <Navigate replace to={favoritesHref({ ...view, page: pageCount })} />;
  }
  return (
    <FavoritesView
      view={view}
      items={list.items}
      pageCount={pageCount}
      total={total}
      counts={FAVORITE_TYPES.map((type, index) => ({ type, count: counts[index]?.data }))}
      onRemove={(favorite) => void dropFavorite(host, favorite, windowOf(view))}
    />
  );
}
