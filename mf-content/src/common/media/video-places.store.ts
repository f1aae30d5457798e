import { listOf, storedValue } from '@bazaar/storage';
import * as z from 'zod/mini';

/** Videos whose place is remembered, the latest first. */
const MAX_PLACES = 50;
/** So near to the end a video counts as seen. */
const END_SECONDS = 1.5;

const VideoPlace = z.object({
  id: z.int(),
  /** Seconds from the beginning. */
  at: z.number().check(z.nonnegative()),
  seconds: z.number().check(z.positive()),
});
export type VideoPlace = z.infer<typeof VideoPlace>;

/** How far each video was watched in this browser. */
export const videoPlaces = storedValue(
  'bazaar.content.video-places',
  listOf(VideoPlace, { max: MAX_PLACES, idOf: ({ id }) => id }),
  { area: 'local', fallback: [] },
);

/** Remembers how far a video was watched. */
export function rememberPlace(place: VideoPlace): void {
  const others = videoPlaces.get().filter(({ id }) => id !== place.id);
  videoPlaces.set([place, ...others].slice(0, MAX_PLACES));
}

/** The share of a video that was watched, 1 for its whole; null when it was never begun. */
export function shareSeen(places: readonly VideoPlace[], id: number): number | null {
  const place = places.find((candidate) => candidate.id === id);
  if (place === undefined) {
    return null;
  }
  return place.at >= place.seconds - END_SECONDS ? 1 : place.at / place.seconds;
}

/** Where watching goes on; from the beginning after the end. */
export function placeToGoOn(places: readonly VideoPlace[], id: number): number {
  const share = shareSeen(places, id);
  return share === null || share === 1 ? 0 : (places.find((place) => place.id === id)?.at ?? 0);
}

/** Whether captions are shown; a choice that stays. */
export const captionsShown = storedValue('bazaar.content.captions', z.boolean(), {
  area: 'local',
  fallback: true,
});

/** Webinars whose calendar file was taken in this browser. */
export const takenWebinars = storedValue(
  'bazaar.content.webinars-in-calendar',
  listOf(z.int(), { max: 100, idOf: (id) => id }),
  { area: 'local', fallback: [] },
);
