import { isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import type { FavoriteTarget } from './favorite.keys.ts';
import styles from './favorite-button.module.css';
import { messages } from './messages.ts';
import { useFavoritePress } from './use-favorite-press.ts';

/** The favorite button in the foot of a card. Its name includes the title of the product, since a list has many. */
export function FavoriteIconButton({ target, title }: { target: FavoriteTarget; title: string }) {
  const { isFavorite, press } = useFavoritePress(target);
  return (
    <IconButton
      size="sm"
      icon={isFavorite ? mdiHeart : mdiHeartOutline}
      label={messages.favoriteOf(isolate(title))}
      aria-pressed={isFavorite}
      className={isFavorite ? styles.on : undefined}
      onClick={press}
    />
  );
}
