import type { UserFavorite } from '@bazaar/contracts/content';
import { Drawing, ItemDrawing } from '@bazaar/drawing';
import { Monogram } from '@bazaar/ui/avatar';

interface FavoriteDrawingProps extends Pick<UserFavorite, 'objectType' | 'object'> {
  /** Only the object, without ground, code and dimension. */
  bare?: boolean;
}

/**
 * The sign of a favorite, as decoration beside its title: a good's drawing, a supplier's monogram, and an empty sheet
 * for an object that no longer exists.
 */
export function FavoriteDrawing({ objectType, object, bare }: FavoriteDrawingProps) {
  if (object === null) {
    return <Drawing family="doc" seed="gone" view="outline" bare={bare} />;
  }
  return objectType === 'Supplier' ? (
    <Monogram name={object.title} size="plate" />
  ) : (
    <ItemDrawing spec={object.drawing} withCode bare={bare} />
  );
}
