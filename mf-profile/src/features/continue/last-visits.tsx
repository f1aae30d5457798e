import { links } from '@bazaar/contracts';
import { LinkButton } from '@bazaar/ui/button';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';
import { favoritePath } from '../../common/favorite/favorite-path.ts';
import type { PresentVisit } from '../../common/visit/present-visit.ts';
import styles from './last-visits.module.css';
import { messages } from './messages.ts';

const SHOWN = 4;

/** The last four visited objects, each with its drawing. */
export function LastVisits({ visits }: { visits: readonly PresentVisit[] }) {
  if (visits.length === 0) {
    return (
      <div className={styles.empty}>
        <p>{messages.noVisits}</p>
        <LinkButton size="sm" href={links.categoryType('Product')}>
          {messages.toProducts}
        </LinkButton>
      </div>
    );
  }
  return (
    <ul className={styles.visits}>
      {visits.slice(0, SHOWN).map(({ id, objectType, objectId, object }) => (
        <li key={id} className={styles.visit}>
          <span className={styles.plate}>
            <FavoriteDrawing bare objectType={objectType} object={object} />
          </span>
          <Link className={styles.link} stretched href={favoritePath(objectType, objectId, object.slug)}>
            <IsolatedRuns text={object.title} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
