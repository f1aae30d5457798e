import { links } from '@bazaar/contracts';
import type { MediaVideoCard } from '@bazaar/contracts/content';
import { useStoredSelection } from '@bazaar/storage';
import { LinkButton } from '@bazaar/ui/button';
import { mdiCalendarCheckOutline, mdiCalendarPlusOutline } from '@mdi/js';
import { useSyncExternalStore } from 'react';
import { calendarHref } from './calendar-file.rules.ts';
import { messages } from './messages.ts';
import { takenWebinars } from './video-places.store.ts';

interface CalendarLinkProps {
  webinar: Pick<MediaVideoCard, 'id' | 'slug' | 'title' | 'summary' | 'durationSeconds' | 'publishedAt'>;
  startsAt: string;
  /** The one accent button of a page. */
  isFirst: boolean;
}

const never = () => () => {};
/** Without a site's origin the file has no link to the page; the server does not know it here. */
const useOrigin = () =>
  useSyncExternalStore<string | null>(
    never,
    () => location.origin,
    () => null,
  );

/** Puts a webinar into the visitor's calendar: a link to a file, which works without scripts too. */
export function CalendarLink({ webinar, startsAt, isFirst }: CalendarLinkProps) {
  const { id, slug, title, summary, durationSeconds, publishedAt } = webinar;
  const origin = useOrigin();
  const isTaken = useStoredSelection(takenWebinars, (ids) => ids.some((taken) => taken === id));
  const href = calendarHref({
    ...{
      uid: `webinar-${id}@bazaar`,
      title,
      text: summary,
      startsAt,
      durationSeconds,
      announcedAt: publishedAt,
    },
    url: origin && origin + links.video(id, slug),
  });
  const take = () => {
    if (!isTaken) {
      takenWebinars.set([id, ...takenWebinars.get()]);
    }
  };
  return (
    <LinkButton
      kind={isFirst && !isTaken ? 'primary' : 'outline'}
      icon={isTaken ? mdiCalendarCheckOutline : mdiCalendarPlusOutline}
      href={href}
      download={messages.calendarFile(title)}
      aria-label={`${isTaken ? messages.inCalendar : messages.addToCalendar}: ${title}`}
      onClick={take}
    >
      {isTaken ? messages.inCalendar : messages.addToCalendar}
    </LinkButton>
  );
}
