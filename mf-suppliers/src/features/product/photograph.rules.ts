import type { ImageMime } from '@bazaar/contracts/file';
import type { ProductImage } from '@bazaar/contracts/product';

const EXTENSIONS: Readonly<Record<ImageMime, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** The `srcset` of one type of a photograph. */
export function srcSetOf(
  { id }: Pick<ProductImage, 'id'>,
  { type, widths }: ProductImage['sources'][number],
): string {
  return widths.map((width) => `${addressOf(id, width, type)} ${width}w`).join(', ');
}

/** The address that stands for a photograph where one is wanted alone: the widest JPEG. */
export function widestOf({ id, width }: Pick<ProductImage, 'id' | 'width'>): string {
  return addressOf(id, width, 'image/jpeg');
}

function addressOf(id: string, width: number, type: ImageMime): string {
  return `/api/file/api/v1/images/${id}/${width}.${EXTENSIONS[type]}`;
}
