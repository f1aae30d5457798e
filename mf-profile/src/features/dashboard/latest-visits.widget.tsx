import { profileLinks } from '@bazaar/contracts';
import { useHost } from '@bazaar/host';
import { formatRelative } from '@bazaar/locale';
import { Card, CardHead } from '@bazaar/ui/card';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { Link } from '@bazaar/ui/link';
import { TimeText } from '@bazaar/ui/time';
import { useQuery } from '@tanstack/react-query';
import { favoritePath } from '../../common/favorite/favorite-path.ts';
import { latestVisitsQuery } from '../../common/visit/latest-visits.queries.ts';
import type { PresentVisit } from '../../common/visit/present-visit.ts';
import styles from './favorite-rows.module.css';
import { LateDrawing } from './late-drawing.tsx';
import { messages } from './messages.ts';

const SHOWN = 4;

/** The last visited things; nothing before the first visit, or when they do not load. */
export function LatestVisits({ now }: { now: string }) {
  const { data = [] } = useQuery(latestVisitsQuery(useHost().api));
  return data.length === 0 ? null : (
    <Card as="section" labelledBy="latest-visits">
      <CardHead
        id="latest-visits"
        title={messages.latestVisits}
        actions={<Link href={profileLinks.lastVisits('SupplierProduct')}>{messages.allVisits}</Link>}
      />
      <ul>
        {data.slice(0, SHOWN).map((visit) => (
          <VisitRow key={visit.id} visit={visit} now={now} />
        ))}
      </ul>
    </Card>
  );
}

function VisitRow({ visit, now }: { visit: PresentVisit; now: string }) {
  const { objectType, objectId, object, visitedAt } = visit;
  return (
    <li className={styles.row}>
      <span className={styles.plate}>
        <LateDrawing objectType={objectType} object={object} />
      </span>
      <span className={styles.words}>
        <Link className={styles.title} stretched href={favoritePath(objectType, objectId, object.slug)}>
          <IsolatedRuns text={object.title} />
        </Link>
        <span className={styles.subtitle}>
          <bdi>{object.subtitle}</bdi>
        </span>
      </span>
      <span className={styles.date}>
        <TimeText dateTime={visitedAt}>{formatRelative(visitedAt, now)}</TimeText>
      </span>
    </li>
  );
}
