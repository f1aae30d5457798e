import type { LastVisit } from '@bazaar/contracts/content';
import { formatClock, formatJalaliWeekday, isolate } from '@bazaar/locale';
import { IconButton } from '@bazaar/ui/button';
import { Card } from '@bazaar/ui/card';
import { TimeText } from '@bazaar/ui/time';
import { mdiClose } from '@mdi/js';
import { useId } from 'react';
import { FavoriteDrawing } from '../../common/favorite/favorite-drawing.tsx';
import { goneTitle } from '../../common/favorite/messages.ts';
import { ObjectTitle } from '../../common/favorite/object-title.tsx';
import { messages } from './messages.ts';
import styles from './visit-day-section.module.css';
import type { VisitDay } from './visit-days.rules.ts';

interface VisitDaySectionProps {
  day: VisitDay;
  onRemove: (visit: LastVisit) => void;
}

/** The visits of one day under its name: «امروز», «دیروز», or its date. */
export function VisitDaySection({ day, onRemove }: VisitDaySectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.day}>
        {day.name === 'date' ? (
          <TimeText dateTime={day.at}>{formatJalaliWeekday(day.at)}</TimeText>
        ) : (
          messages[day.name]
        )}
      </h2>
      <Card>
        <ul>
          {day.visits.map((visit) => (
            <VisitRow key={visit.id} visit={visit} onRemove={() => onRemove(visit)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function VisitRow({ visit, onRemove }: { visit: LastVisit; onRemove: () => void }) {
  const { objectType, object, visitedAt } = visit;
  const title = object === null ? goneTitle[objectType] : isolate(object.title);
  return (
    <li className={styles.row}>
      <span className={styles.plate}>
        <FavoriteDrawing bare objectType={objectType} object={object} />
      </span>
      <span className={styles.words}>
        <span className={styles.title} data-gone={object === null || undefined}>
          <ObjectTitle {...visit} className={styles.link} stretched />
        </span>
        {object !== null && (
          <span className={styles.subtitle}>
            <bdi>{object.subtitle}</bdi>
          </span>
        )}
      </span>
      <span className={styles.time}>
        <TimeText dateTime={visitedAt}>{messages.visitedAt(formatClock(visitedAt))}</TimeText>
      </span>
      <IconButton
        icon={mdiClose}
        label={messages.remove(title)}
        className={styles.remove}
        onClick={onRemove}
      />
    </li>
  );
}
