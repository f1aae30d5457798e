import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { advertisementQueries } from '../../common/advertisement/advertisement.queries.ts';
import {
  ADVERTISEMENTS_PER_PAGE,
  type AdvertisementList,
} from '../../common/advertisement/advertisement-list.rules.ts';
import { advertisementsAddress } from './advertisements.address.ts';
import { advertisementsHead } from './advertisements-head.ts';
import { AdvertisementsView } from './advertisements-view.tsx';

/** /advertisements — valid advertisements, by kind and place. */
export function advertisementsRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadList(host, args),
    Component: AdvertisementsPage,
    handle: { head: advertisementsHead },
  };
}

async function loadList(host: Host, { request }: LoaderFunctionArgs): Promise<AdvertisementList> {
  const list = advertisementsAddress.parse(request);
  const queries = advertisementQueries(host.api);
  const [{ totalCount }] = await Promise.all([
    host.queryClient.ensureQueryData(queries.list(list)),
    host.queryClient.ensureQueryData(queries.facets()),
  ]);
  if (list.page > Math.max(1, Math.ceil(totalCount / ADVERTISEMENTS_PER_PAGE))) {
    throw new Response(null, { status: 404, statusText: 'Page Not Found' });
  }
  return list;
}

function AdvertisementsPage() {
  const list = useLoaderData() as AdvertisementList;
  const queries = advertisementQueries(useHost().api);
  const { data } = useSuspenseQuery(queries.list(list));
  const { data: facets } = useSuspenseQuery(queries.facets());
  return <AdvertisementsView list={list} found={data} facets={facets} />;
}
