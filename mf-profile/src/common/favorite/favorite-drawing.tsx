import type { DrawingSpec } from '@bazaar/contracts';
import { Drawing, ItemDrawing } from '@bazaar/drawing';

interface FavoriteDrawingProps {
  /** Null when the favorite's object no longer exists; an empty sheet is then drawn. */
  spec: DrawingSpec | null;
  /** Only the object, without ground, code and dimension. */
  bare?: boolean;
}

/** The technical drawing of a favorite, as decoration beside its title. */
export function FavoriteDrawing({ spec, bare }: FavoriteDrawingProps) {
  return spec === null ? (
    <Drawing family="doc" seed="gone" view="outline" bare={bare} />
  ) : (
    <ItemDrawing spec={spec} withCode bare={bare} />
  );
}
