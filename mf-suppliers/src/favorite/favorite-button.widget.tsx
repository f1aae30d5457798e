import { useHost } from '@bazaar/host';
import { Button, IconButton } from '@bazaar/ui/button';
import { mdiHeart, mdiHeartOutline } from '@mdi/js';
import { useEffect } from 'react';
import type { FavoriteTarget } from './favorite.keys.ts';
import { useFavorite } from './favorite.mutations.ts';
import styles from './favorite-button.module.css';
import { rememberIntent, takeIntent } from './favorite-intent.store.ts';
import { messages } from './messages.ts';

interface FavoriteButtonProps {
  target: FavoriteTarget;
  /** Only the heart, for the head of a page. */
  iconOnly?: boolean;
}

/** Keeps or drops a favorite. A visitor is asked to sign in first, and the wish is carried out on return. */
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

function useFavoritePress(target: FavoriteTarget) {
  const host = useHost();
  const { status } = host.useSession();
  const { isFavorite, change } = useFavorite(target);
  const { objectType, objectId } = target;

  useEffect(() => {
    if (status === 'signed-in' && takeIntent({ objectType, objectId }, Date.now())) {
      change({ wanted: true });
    }
  }, [status, objectType, objectId, change]);

  const press = () => {
    if (status === 'signed-in') {
      change({ wanted: !isFavorite });
    } else if (status === 'signed-out') {
      rememberIntent(target, Date.now());
      host.signIn({ loginPerPage: true });
    }
  };
  return { isFavorite, press };
}
