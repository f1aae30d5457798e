import type { UserFavorite } from '@bazaar/contracts/content';
import { formatJalaliLong } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { favoritePath } from '../../common/favorite/favorite-path.ts';
import { goneTitle, typeNames } from '../../common/favorite/messages.ts';
import styles from './favorite-rows.module.css';
import { LateDrawing } from './late-drawing.tsx';

/** Favorites as rows with a small drawing. */
export function FavoriteRows({ favorites }: { favorites: readonly UserFavorite[] }) {
  return (
    <ul className={styles.rows}>
      {favorites.map((favorite) => (
        <FavoriteRow key={favorite.id} favorite={favorite} />
      ))}
    </ul>
  );
}

function FavoriteRow({ favorite: { objectType, objectId, object, createdAt } }: { favorite: UserFavorite }) {
  return (
    <li className={styles.row}>
      <span className={styles.plate}>
        <LateDrawing objectType={objectType} object={object} />
      </span>
      <span className={styles.words}>
        {object === null ? (
          <span className={styles.gone}>{goneTitle[objectType]}</span>
        ) : (
          <Link className={styles.title} stretched href={favoritePath(objectType, objectId, object.slug)}>
            <IsolatedRuns text={object.title} />
          </Link>
        )}
        {object !== null && (
          <span className={styles.subtitle}>
            <bdi>{object.subtitle}</bdi>
          </span>
        )}
      </span>
      <span className={styles.end}>
        <Badge>{typeNames[objectType]}</Badge>
        <span className={styles.date}>
          <TimeText dateTime={createdAt}>{formatJalaliLong(createdAt)}</TimeText>
        </span>
      </span>
    </li>
  );
}
