import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '../comment-review.queries.ts';
import { QueueFrame } from '../queue-frame.tsx';
import { QueuePending } from '../queue-pending.tsx';
import { useDecisions } from '../use-decisions.ts';
import { messages } from './messages.ts';
import { ReportedAdvertisementItem } from './reported-advertisement-item.tsx';
import { resolve } from './resolve.mutations.ts';

/** Advertisements that visitors have reported: each stays, or ends. */
export function AdvertisementQueue() {
  const host = useHost();
  const { place, after } = useDecisions();
  const { data, isError, refetch } = useQuery(reviewQueries(host.api).advertisements());
  if (data === undefined) {
    return <QueuePending isError={isError} onRetry={() => void refetch()} />;
  }
  const { items, totalCount } = data;
  return (
    <QueueFrame
      ref={place}
      title={messages.title}
      note={totalCount === 0 ? messages.none : messages.note(formatNumber(totalCount))}
      list={messages.list}
      isEmpty={items.length === 0}
    >
      {items.map((advertisement) => (
        <ReportedAdvertisementItem
          // With a later report it is another decision, and none is begun.
          key={`${advertisement.id} ${advertisement.lastReportId}`}
          advertisement={advertisement}
          onDecide={(decision) => after(resolve(host, advertisement, decision))}
        />
      ))}
    </QueueFrame>
  );
}
