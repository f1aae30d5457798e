import { links } from '@bazaar/contracts';
import type { MediaVideoCard } from '@bazaar/contracts/content';
import { formatRelative } from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { CalendarLink } from './calendar-link.tsx';
import { WebinarDay, webinarHours } from './webinar-day.tsx';
import styles from './webinar-list.module.css';

/** A webinar that has a start. */
export type Webinar = MediaVideoCard & { startsAt: string };

/** Webinars to come by day, each with its hours and a file for the calendar. */
export function WebinarList({
  webinars,
  now,
  label,
}: {
  webinars: readonly Webinar[];
  now: string;
  label: string;
}) {
  return (
    <ul className={styles.list} aria-label={label}>
      {webinars.map((webinar, place) => (
        <li key={webinar.id} id={`video-${webinar.id}`} className={styles.row}>
          <WebinarDay startsAt={webinar.startsAt} />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <Link className={styles.link} href={links.video(webinar.id, webinar.slug)}>
                <bdi>{webinar.title}</bdi>
              </Link>
            </h3>
            <p className={styles.note}>
              <bdi>{webinar.presenter}</bdi>
            </p>
          </div>
          <p className={styles.hours}>
            <b>{webinarHours(webinar.startsAt, webinar.durationSeconds)}</b>
            <span className={styles.note}>{formatRelative(webinar.startsAt, now)}</span>
          </p>
          <CalendarLink webinar={webinar} startsAt={webinar.startsAt} isFirst={place === 0} />
        </li>
      ))}
    </ul>
  );
}
