import type { TradeRequestEvent } from '@bazaar/contracts/trade';
import { formatJalaliDateTime } from '@bazaar/locale';
import { IsolatedRuns } from '@bazaar/ui/isolated-runs';
import { TimeText } from '@bazaar/ui/time';
import { colleagueMobile, eventActor, eventDetail, eventTitle } from './event-words.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  /** Oldest first, as the service gives them. */
  events: readonly TradeRequestEvent[];
  supplierName: string;
}

/** What has happened to a request, the latest first: what, who, when and why. */
export function Timeline({ events, supplierName }: TimelineProps) {
  return (
    <ol className={styles.events} reversed>
      {events.toReversed().map((event) => (
        <Entry key={event.id} event={event} supplierName={supplierName} />
      ))}
    </ol>
  );
}

function Entry({ event, supplierName }: { event: TradeRequestEvent; supplierName: string }) {
  const detail = eventDetail(event);
  const mobile = colleagueMobile(event);
  return (
    <li className={styles.event}>
      <p className={styles.title}>{eventTitle(event)}</p>
      {detail !== null && (
        <p className={styles.text}>
          <IsolatedRuns text={detail} />
        </p>
      )}
      {event.reason !== null && (
        <p className={styles.text}>
          <bdi dir="auto">{event.reason}</bdi>
        </p>
      )}
      <p className={styles.who}>
        <bdi>{eventActor(event, supplierName)}</bdi>
        {mobile !== null && (
          <>
            {' '}
            <bdi dir="ltr">{mobile}</bdi>
          </>
        )}
        {' · '}
        <TimeText dateTime={event.at}>{formatJalaliDateTime(event.at)}</TimeText>
      </p>
    </li>
  );
}
