import { type Host, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mediaQueries } from '../../common/media/media.queries.ts';
import { videosAddress } from './videos.address.ts';
import { type VideosData, videosHead } from './videos-head.ts';
import { VideosView } from './videos-view.tsx';

/** /videos — videos and webinars, by group or by words. */
export function videosRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadVideos(host, args),
    Component: VideosPage,
    handle: { head: videosHead },
  };
}

async function loadVideos(host: Host, { request }: LoaderFunctionArgs): Promise<VideosData> {
  const { group, term } = videosAddress.parse(request);
  await host.queryClient.ensureQueryData(mediaQueries(host.api).list({ group, term }));
  return { group, term, now: new Date().toISOString() };
}

function VideosPage() {
  const { group, term, now } = useLoaderData() as VideosData;
  const { data } = useSuspenseQuery(mediaQueries(useHost().api).list({ group, term }));
  return <VideosView list={data} group={group} term={term} now={now} />;
}
