import { links } from '@bazaar/contracts';
import type { MediaVideo } from '@bazaar/contracts/content';
import {
  formatClock,
  formatJalaliMonth,
  formatNumber,
  jalaliWeekday,
  toJalali,
  weekdayNames,
} from '@bazaar/locale';
import { Link } from '@bazaar/ui/link';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { messages } from './messages.ts';

/** Webinars as calendar leaves; each leads to its page. */
export function WebinarCards({ webinars, label }: { webinars: readonly MediaVideo[]; label: string }) {
  return (
    <CardRow label={label}>
      {webinars.map((webinar) => (
        <li key={webinar.id} className={styles.webinar}>
          {webinar.startsAt !== null && <WebinarDay startsAt={webinar.startsAt} />}
          <h3 className={styles.name}>
            <Link className={styles.link} stretched href={links.video(webinar.id, webinar.slug)}>
              <bdi>{webinar.title}</bdi>
            </Link>
          </h3>
          <WebinarFoot webinar={webinar} />
        </li>
      ))}
    </CardRow>
  );
}

function WebinarDay({ startsAt }: { startsAt: string }) {
  const date = toJalali(startsAt);
  const weekday = weekdayNames()[jalaliWeekday(date)] ?? '';
  return (
    <time className={styles.when} dateTime={startsAt}>
      <b className={styles.day}>{formatNumber(date.day)}</b>{' '}
      <span className={styles.month}>{formatJalaliMonth(startsAt)}</span>{' '}
      <span className={styles.clock}>{messages.webinarTime(weekday, formatClock(startsAt))}</span>
    </time>
  );
}

const SECONDS_IN_MINUTE = 60;

function WebinarFoot({ webinar: { presenter, durationSeconds } }: { webinar: MediaVideo }) {
  const minutes = Math.round(durationSeconds / SECONDS_IN_MINUTE);
  return (
    <p className={styles.foot}>
      <span>
        {presenter !== null && (
          <>
            <span className="visually-hidden">{messages.presenter}: </span>
            <bdi>{presenter}</bdi>
          </>
        )}
      </span>
      {minutes > 0 && <span className={styles.length}>{messages.webinarLength(formatNumber(minutes))}</span>}
    </p>
  );
}

/** Skeleton of the cards while they load. */
export function WebinarSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <SkeletonGroup>
      <CardRow label={label}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the outlines are all alike
          <li key={index} className={styles.webinar}>
            <Skeleton size="control" width="half" />
            <Skeleton width="wide" />
            <Skeleton width="half" />
          </li>
        ))}
      </CardRow>
    </SkeletonGroup>
  );
}
