/** Side of the stored picture, in pixels. */
export const PICTURE_SIDE = 512;
/** What the service stores at most. */
export const MAXIMUM_PICTURE_BYTES = 2 * 1024 * 1024;
/** What the page opens at most: photographs of phones are larger than what is stored of them. */
export const MAXIMUM_SOURCE_BYTES = 10 * 1024 * 1024;
/** The types that can be chosen. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** How far a picture can be enlarged, where it has the pixels. */
export const MAXIMUM_ZOOM = 4;

const MINIMUM_SIDE = 128;

/** The size of a picture, in its own pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** The part of a picture that is kept: a square of the largest side divided by `zoom`, placed from 0 to 1. */
export interface Crop {
  zoom: number;
  /** 0 is the left edge, 1 the right one. */
  across: number;
  /** 0 is the top, 1 the bottom. */
  down: number;
}

/** The whole height or width, from the middle. */
export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 };

/** Why a file cannot be a picture. */
export type FileFault = 'wrongType' | 'tooLarge';

/** Judges a file before it is opened; undefined when nothing speaks against it. */
export function fileFault({ type, size }: { type: string; size: number }): FileFault | undefined {
  if (!PICTURE_TYPES.includes(type)) {
    return 'wrongType';
  }
  return size > MAXIMUM_SOURCE_BYTES ? 'tooLarge' : undefined;
}

/** Whether an opened picture has too few pixels to be recognizable. */
export function isTooSmall({ width, height }: PictureSize): boolean {
  return Math.min(width, height) < MINIMUM_SIDE;
}

/** The square of the source that a crop keeps, in whole pixels and inside the picture. */
export function squareOf({ width, height }: PictureSize, { zoom, across, down }: Crop) {
  const side = Math.max(1, Math.round(Math.min(width, height) / clamp(zoom, 1, MAXIMUM_ZOOM)));
  return {
    x: Math.round((width - side) * clamp(across, 0, 1)),
    y: Math.round((height - side) * clamp(down, 0, 1)),
    side,
  };
}

/** The pointer's way over the preview. */
export interface Drag {
  /** In pixels of the screen; to the right and down are positive. */
  right: number;
  down: number;
  /** Side of the preview, in pixels of the screen. */
  previewSide: number;
}

/** Moves the picture with the pointer; the picture goes the other way than the square over it. */
export function dragCrop(size: PictureSize, crop: Crop, { right, down, previewSide }: Drag): Crop {
  const { side } = squareOf(size, crop);
  const pixels = side / previewSide;
  return {
    ...crop,
    across: moved(crop.across, -right * pixels, size.width - side),
    down: moved(crop.down, -down * pixels, size.height - side),
  };
}

/** A place moved by pixels of the source; it stays where there is no room. */
function moved(place: number, by: number, room: number): number {
  return room <= 0 ? place : clamp(place + by / room, 0, 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
