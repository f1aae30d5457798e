import type { MediaVideoCard } from '@bazaar/contracts/content';
import type { Webinar } from './webinar-list.tsx';

/** Videos of one group. */
export interface VideoGroup {
  title: string;
  videos: readonly MediaVideoCard[];
}

export interface SortedMedia {
  /** Webinars to come, the next one first. */
  upcoming: readonly Webinar[];
  /** Videos by group, the largest first. */
  groups: readonly VideoGroup[];
  /** Recordings of past webinars, the latest first. */
  recordings: readonly MediaVideoCard[];
}

/** What a page of videos shows where. A past webinar without a recording is not shown: there is nothing to watch. */
export function sortMedia(items: readonly MediaVideoCard[], now: string): SortedMedia {
  const isUpcoming = (item: MediaVideoCard): item is Webinar =>
    item.startsAt !== null && endOf(item) > Date.parse(now);
  const groups = Map.groupBy(
    items.filter(({ kind }) => kind === 'video'),
    ({ group }) => group,
  );
  return {
    upcoming: items
      .filter(isUpcoming)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
    groups: [...groups]
      .map(([title, videos]) => ({ title, videos }))
      .sort((one, other) => other.videos.length - one.videos.length),
    recordings: items.filter((item) => item.kind === 'webinar' && !isUpcoming(item) && item.fileUrl !== null),
  };
}

/** A webinar is upcoming until it ends. */
function endOf({ startsAt, durationSeconds }: MediaVideoCard): number {
  return Date.parse(startsAt ?? '') + durationSeconds * 1_000;
}
