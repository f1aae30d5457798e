import { links } from '@bazaar/contracts';
import type { MediaVideoCard } from '@bazaar/contracts/content';
import type { Head, HeadContext } from '@bazaar/host';
import { breadcrumbJsonLd } from '@bazaar/host';
import { itemListJsonLd } from '@bazaar/listing';
import type { BreadcrumbItem } from '@bazaar/ui/breadcrumb';
import { mediaKeys, type VideoList } from '../../common/media/media.queries.ts';
import { messages as media } from '../../common/media/messages.ts';
import { messages as common } from '../../common/text/messages.ts';
import { messages } from './messages.ts';

export interface VideosData extends VideoList {
  /** The present time, so that server and browser show the same. */
  now: string;
}

/** A list of fewer videos than this says too little to be indexed. */
const FEWEST_INDEXED = 3;

/** Title, description and structured data of a list of videos. A search and a thin group are not indexed. */
export function videosHead({ group, term }: VideosData, { queryClient, origin }: HeadContext): Head {
  const items =
    queryClient.getQueryData<{ items: MediaVideoCard[] }>(mediaKeys.list({ group, term }))?.items ?? [];
  const isIndexed = term === undefined && items.length >= FEWEST_INDEXED;
  return {
    title: group === undefined ? messages.title : messages.groupTitle(group),
    description: messages.description,
    canonicalPath: links.videos(group),
    ...(!isIndexed && { robots: 'noindex,follow' }),
    jsonLd: [
      itemListJsonLd({ items, pageNumber: 1, pageSize: items.length }, ({ id, slug, title }) => ({
        name: title,
        url: origin + links.video(id, slug),
      })),
      breadcrumbJsonLd(videosBreadcrumb(group), origin, links.videos(group)),
    ],
  };
}

/** From home to the list, or to one of its groups. */
export function videosBreadcrumb(group?: string): BreadcrumbItem[] {
  const home = { label: common.home, href: links.home() };
  return group === undefined
    ? [home, { label: media.videos }]
    : [home, { label: media.videos, href: links.videos() }, { label: group }];
}
