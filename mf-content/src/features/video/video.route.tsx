import { MediaVideoId } from '@bazaar/contracts/content';
import { type Host, pathParam, recordVisit, redirectToSlug, useHost } from '@bazaar/host';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mediaQueries } from '../../common/media/media.queries.ts';
import { videoAddress } from './video.address.ts';
import { type VideoData, videoHead } from './video-head.ts';
import { VideoView } from './video-view.tsx';

/** /videos/:videoId/* — a video with its player and transcript, or a webinar. */
export function videoRoute(host: Host) {
  return {
    loader: (args: LoaderFunctionArgs) => loadVideo(host, args),
    Component: VideoPage,
    handle: { head: videoHead },
  };
}

async function loadVideo(host: Host, args: LoaderFunctionArgs): Promise<VideoData> {
  const id = pathParam(MediaVideoId, args.params.videoId);
  const queries = mediaQueries(host.api);
  const [video] = await Promise.all([
    host.queryClient.ensureQueryData(queries.detail(id)),
    host.queryClient.ensureQueryData(queries.list({})),
  ]);
  redirectToSlug(args, video.slug, host.links.video(id, video.slug));
  return { id, now: new Date().toISOString(), ...videoAddress.parse(args.request) };
}

function VideoPage() {
  const { id, now, startAt } = useLoaderData() as VideoData;
  const host = useHost();
  const queries = mediaQueries(host.api);
  const { data: video } = useSuspenseQuery(queries.detail(id));
  const { data: list } = useSuspenseQuery(queries.list({}));
  useEffect(() => recordVisit(host, { objectType: 'MediaVideo', objectId: id }), [host, id]);
  return <VideoView key={id} video={video} others={list.items} now={now} startAt={startAt} />;
}
