import type { ProductImage } from '@bazaar/contracts/product';
import type { DrawingView } from '@bazaar/drawing';
import { messages } from './messages.ts';

/** One picture of the gallery: a photograph, or a view of the drawing. */
export type GalleryView =
  | { readonly key: ProductImage['id']; readonly label: string; readonly image: ProductImage }
  | { readonly key: DrawingView; readonly label: string; readonly image: null };

const DRAWING_VIEWS: readonly DrawingView[] = ['main', 'outline', 'detail'];

/** The pictures of an item in reading order, from the right: its photographs, then the views of its drawing. */
export function viewsOf(images: readonly ProductImage[]): GalleryView[] {
  return [
    ...images.map((image) => ({ key: image.id, label: image.alt, image })),
    ...DRAWING_VIEWS.map((key) => ({ key, label: messages.viewNames[key], image: null })),
  ];
}

/** The place that an arrow key selects, wrapping around; left is forward. Undefined for other keys. */
export function nextPlace(place: number, count: number, key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1 };
  const ends: Readonly<Record<string, number>> = { Home: 0, End: count - 1 };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step !== undefined) {
    return (place + step + count) % count;
  }
  return Object.hasOwn(ends, key) ? ends[key] : undefined;
}
