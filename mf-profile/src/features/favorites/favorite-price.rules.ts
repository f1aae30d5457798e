import type { FavoritePrice } from '@bazaar/contracts/content';

/** Smaller changes would be shown as 0.0 %. */
const MIN_CHANGE = 0.0005;

/**
 * How far the price has moved since the good was saved: positive when it has risen, 0 when it is the same; null when
 * one of the two is not known.
 */
export function priceChange({ savedRial, currentRial }: FavoritePrice): number | null {
  if (savedRial === null || savedRial === 0 || currentRial === null) {
    return null;
  }
  const change = (currentRial - savedRial) / savedRial;
  return Math.abs(change) < MIN_CHANGE ? 0 : change;
}
