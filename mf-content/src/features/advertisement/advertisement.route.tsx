import { type AdvertisementDetail, AdvertisementId } from '@bazaar/contracts/content';
import { type Host, pathParam, recordVisit, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { advertisementQueries, withoutOwn } from '../../common/advertisement/advertisement.queries.ts';
import { type AdvertisementData, advertisementHead } from './advertisement-head.ts';
import { AdvertisementView } from './advertisement-view.tsx';
import { ExpiredAdvertisement, type ExpiredPayload } from './expired-advertisement.tsx';

const GONE = 410;

/** /advertisements/:advertisementId/* — one advertisement; 410 with others of its kind once it has expired. */
export function advertisementRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadAdvertisement(host, args),
    Component: AdvertisementPage,
    ErrorComponent: ExpiredAdvertisement,
    handle: { head: advertisementHead },
  };
}

async function loadAdvertisement(host: Host, args: LoaderFunctionArgs): Promise<AdvertisementData> {
  const id = pathParam(AdvertisementId, args.params.advertisementId);
  const queries = advertisementQueries(host.api);
  const advertisement = await host.queryClient.ensureQueryData(queries.detail(id));
  redirectToSlug(args, advertisement.slug, host.links.advertisement(id, advertisement.slug));
  const similar = await host.queryClient.ensureQueryData(queries.similar(advertisement.kindId));
  if (advertisement.isExpired) {
    throw data(expiredPayload(advertisement, withoutOwn(similar.items, id)), { status: GONE });
  }
  return { id };
}

function expiredPayload(
  { title, validTo, category }: AdvertisementDetail,
  similar: ExpiredPayload['similar'],
): ExpiredPayload {
  return { title, validTo, category, similar };
}

function AdvertisementPage() {
  const { id } = useLoaderData() as AdvertisementData;
  const host = useHost();
  const queries = advertisementQueries(host.api);
  const { data: advertisement } = useSuspenseQuery(queries.detail(id));
  const { data: similar } = useSuspenseQuery(queries.similar(advertisement.kindId));
  useEffect(() => recordVisit(host, { objectType: 'Advertisement', objectId: id }), [host, id]);
  return <AdvertisementView key={id} advertisement={advertisement} similar={withoutOwn(similar.items, id)} />;
}
