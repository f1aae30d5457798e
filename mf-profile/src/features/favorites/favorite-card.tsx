import type { UserFavorite } from '@bazaar/contracts/content';
import { formatJalaliLong } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IconButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { mdiCancel, mdiHeart } from '@mdi/js';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';
import { favoritePath } from '../../common/favorite/favorite-path.ts';
import { goneTitle, goneWord, typeNames } from '../../common/favorite/messages.ts';
import styles from './favorite-card.module.css';
import { FavoritePrice } from './favorite-price.widget.tsx';
import { messages } from './messages.ts';

interface FavoriteCardProps {
  favorite: UserFavorite;
  onRemove: () => void;
}

/** One favorite; the whole card leads to it, the favorite button removes it. */
export function FavoriteCard({ favorite, onRemove }: FavoriteCardProps) {
  const { objectType, object, createdAt } = favorite;
  const title = object?.title ?? goneTitle[objectType];
  return (
    <article className={styles.card} data-gone={object === null || undefined}>
      <div className={styles.plate}>
        <FavoriteDrawing objectType={objectType} object={object} />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>{typeNames[objectType]}</p>
        <h2 className={styles.title}>
          {object === null ? title : <Title favorite={favorite} object={object} />}
        </h2>
        {object === null ? (
          <p>
            <Badge icon={mdiCancel}>{goneWord}</Badge>
          </p>
        ) : (
          <p className={styles.subtitle}>
            <bdi>{object.subtitle}</bdi>
          </p>
        )}
        {objectType === 'SupplierProduct' && object !== null && (
          <FavoritePrice productId={favorite.objectId} />
        )}
      </div>
      <footer className={styles.foot}>
        <span className={styles.date}>
          {messages.savedAt} <TimeText dateTime={createdAt}>{formatJalaliLong(createdAt)}</TimeText>
        </span>
        <IconButton
          size="sm"
          icon={mdiHeart}
          label={messages.remove(title)}
          className={styles.favorite}
          onClick={onRemove}
        />
      </footer>
    </article>
  );
}

function Title({
  favorite,
  object,
}: {
  favorite: UserFavorite;
  object: NonNullable<UserFavorite['object']>;
}) {
  return (
    <Link
      className={styles.link}
      stretched
      href={favoritePath(favorite.objectType, favorite.objectId, object.slug)}
    >
      <IsolatedRuns text={object.title} />
    </Link>
  );
}
