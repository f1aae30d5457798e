import { Button, IconButton } from '@bazaar/ui/button';
import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import type { FavoriteTarget } from './favorite.keys.ts';
import styles from './favorite-button.module.css';
import { messages } from './messages.ts';
import { useFavoritePress } from './use-favorite-press.ts';

interface FavoriteButtonProps {
  target: FavoriteTarget;
  /** Only the icon, for the head of a page. */
  iconOnly?: boolean;
}

/** Adds or removes a favorite. A visitor is asked to sign in first, and the change is made on return. */
export function FavoriteButton({ target, iconOnly }: FavoriteButtonProps) {
  const { isFavorite, press } = useFavoritePress(target);
  const look = {
    icon: isFavorite ? mdiHeart : mdiHeartOutline,
    'aria-pressed': isFavorite,
    onClick: press,
    className: isFavorite ? styles.on : undefined,
  };
  return iconOnly ? (
    <IconButton kind="outline" label={messages.favorite} {...look} />
  ) : (
    <Button wide {...look}>
      {messages.favorite}
    </Button>
  );
}
