import { useIdle } from '@bazaar/host';
import type { ComponentProps } from 'react';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';

type LateDrawingProps = Omit<ComponentProps<typeof FavoriteDrawing>, 'bare'>;

/** The sign of a thing, whose shapes are fetched when the figures of the dashboard are there; its place is kept. */
export function LateDrawing(props: LateDrawingProps) {
  return useIdle() && <FavoriteDrawing bare {...props} />;
}
