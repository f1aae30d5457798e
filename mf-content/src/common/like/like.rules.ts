import type { PageLike } from '@bazaar/contracts/content';

/** What a like becomes once its wanted state is there. */
export function wantedLike(known: PageLike, wanted: boolean): PageLike {
  return known.liked === wanted
    ? known
    : { liked: wanted, likes: Math.max(0, known.likes + (wanted ? 1 : -1)) };
}
