import { IMAGE_WIDTHS, MAXIMUM_IMAGE_PIXELS } from '@bazaar/contracts/file';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Why a photograph is refused. */
export type ImageRefusal = 'pixels' | 'shape' | 'unreadable';

const MIN_SIDE = 200;
/** A longer strip is no photograph of an item, and its forms would exceed the limits of their types. */
const MAX_SIDE_RATIO = 5;

/** Whether a photograph of this size is refused; null when it is accepted. */
export function refusalOf({ width, height }: Size): ImageRefusal | null {
  if (width * height > MAXIMUM_IMAGE_PIXELS) {
    return 'pixels';
  }
  const short = Math.min(width, height);
  return short < MIN_SIDE || Math.max(width, height) > MAX_SIDE_RATIO * short ? 'shape' : null;
}

/** The widths in which a photograph is written, narrowest first; it is never enlarged. */
export function widthsOf({ width }: Pick<Size, 'width'>): number[] {
  return [...new Set(IMAGE_WIDTHS.map((wanted) => Math.min(wanted, width)))];
}
