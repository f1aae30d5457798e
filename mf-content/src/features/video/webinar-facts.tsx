import type { MediaVideoDetail } from '@bazaar/contracts/content';
import { formatJalaliWeekday, formatNumber, formatRelative } from '@bazaar/locale';
import { Badge } from '@bazaar/ui/badge';
import { FactRows } from '@bazaar/ui/facts';
import { mdiCalendarClock, mdiHistory } from '@mdi/js';
import { CalendarLink } from '../../common/media/calendar-link.tsx';
import { messages as media } from '../../common/media/messages.ts';
import { webinarHours } from '../../common/media/webinar-day.tsx';
import { messages } from './messages.ts';
import styles from './webinar-facts.module.css';

interface WebinarFactsProps {
  video: MediaVideoDetail;
  startsAt: string;
  now: string;
}

const SECONDS_IN_MINUTE = 60;

/** When a webinar is or was held, in words, and by whom; one to come can be put into a calendar. */
export function WebinarFacts({ video, startsAt, now }: WebinarFactsProps) {
  const { durationSeconds, presenter } = video;
  const isOver = Date.parse(startsAt) + durationSeconds * 1_000 <= Date.parse(now);
  const when = `${formatJalaliWeekday(startsAt)}، ${webinarHours(startsAt, durationSeconds)} ${media.tehran}`;
  return (
    <section className={styles.webinar} aria-label={isOver ? messages.recording : messages.upcoming}>
      <Badge icon={isOver ? mdiHistory : mdiCalendarClock} tone={isOver ? 'neutral' : 'accent'}>
        {isOver ? messages.recording : messages.upcoming}
      </Badge>
      <FactRows
        facts={[
          {
            label: messages.webinarWhen,
            value: (
              <time dateTime={startsAt}>
                {when} ({formatRelative(startsAt, now)})
              </time>
            ),
          },
          ...(presenter === null ? [] : [{ label: messages.presenter, value: presenter }]),
          {
            label: messages.planned,
            value: messages.minutes(formatNumber(Math.round(durationSeconds / SECONDS_IN_MINUTE))),
          },
          { label: messages.price, value: messages.free },
        ]}
      />
      {!isOver && <CalendarLink webinar={video} startsAt={startsAt} isFirst />}
    </section>
  );
}
