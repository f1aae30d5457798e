import { links } from '@bazaar/contracts';
import type { MediaVideoDetail } from '@bazaar/contracts/content';
import type { Head, HeadContext, JsonLd } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import type { Event, VideoObject, WithContext } from 'schema-dts';
import { mediaKeys } from '../../common/media/media.queries.ts';
import { messages as media } from '../../common/media/messages.ts';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';

export interface VideoData {
  id: number;
  now: string;
  /** The second that the address asks for; null for none. */
  startAt: number | null;
}

/** Title, description and structured data of a video or a webinar. */
export function videoHead({ id }: VideoData, { queryClient, origin, config }: HeadContext): Head {
  const video = queryClient.getQueryData<MediaVideoDetail>(mediaKeys.detail(id));
  if (!video) {
    return { title: messages.video };
  }
  const canonicalPath = links.video(video.id, video.slug);
  const page = { origin, url: origin + canonicalPath, siteName: config.siteName };
  return {
    title: video.title,
    ...(video.summary && { description: video.summary }),
    canonicalPath,
    jsonLd: [
      ...(video.fileUrl === null ? [] : [videoJsonLd(video, page)]),
      ...(video.startsAt === null ? [] : [eventJsonLd(video, page)]),
      breadcrumbJsonLd(videoBreadcrumb(video), origin, canonicalPath),
    ],
  };
}

interface PageFacts {
  origin: string;
  url: string;
  siteName: string;
}

function videoJsonLd(video: MediaVideoDetail, { origin, url, siteName }: PageFacts): JsonLd {
  const { title, summary, publishedAt, clipSeconds, fileUrl, posterUrl, lines, visits } = video;
  const block = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: title,
    description: summary,
    inLanguage: 'fa-IR',
    uploadDate: publishedAt,
    duration: `PT${clipSeconds ?? 0}S`,
    contentUrl: origin + fileUrl,
    ...(posterUrl !== null && { thumbnailUrl: origin + posterUrl }),
    transcript: lines.map(({ text }) => text).join('\n'),
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: { '@type': 'WatchAction' },
      userInteractionCount: visits,
    },
    publisher: { '@type': 'Organization', name: siteName },
    url,
  } as const satisfies WithContext<VideoObject>;
  return block;
}

function eventJsonLd(video: MediaVideoDetail, { url, siteName }: PageFacts): JsonLd {
  const { title, summary, startsAt, durationSeconds, presenter } = video;
  const start = new Date(startsAt ?? '');
  const block = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: summary,
    inLanguage: 'fa-IR',
    startDate: start.toISOString(),
    endDate: new Date(start.getTime() + durationSeconds * 1_000).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    isAccessibleForFree: true,
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: siteName },
    ...(presenter !== null && { performer: { '@type': 'Person' as const, name: presenter } }),
    url,
  } as const satisfies WithContext<Event>;
  return block;
}

/** From home through the list to the video. */
export function videoBreadcrumb({ title }: { title: string }): BreadcrumbItem[] {
  return [
    { label: common.home, href: links.home() },
    { label: media.videos, href: links.videos() },
    { label: title },
  ];
}
