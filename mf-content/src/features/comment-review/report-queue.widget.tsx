import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';
import { decide } from './decide.mutations.ts';
import { dismiss } from './dismiss.mutations.ts';
import { reportMessages as messages } from './messages.ts';
import { QueueFrame } from './queue-frame.tsx';
import { QueuePending } from './queue-pending.tsx';
import { ReportedItem } from './reported-item.tsx';
import { useDecisions } from './use-decisions.ts';

/** Comments that readers have reported: each stays, or is taken down. */
export function ReportQueue() {
  const host = useHost();
  const { place, after } = useDecisions();
  const { data, isError, refetch } = useQuery(reviewQueries(host.api).reported());
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
      {items.map((comment) => (
        <ReportedItem
          // With a later report it is another decision, and none is begun.
          key={`${comment.id} ${comment.lastReportId}`}
          comment={comment}
          onTakeDown={(reason) => after(decide(host, comment, { status: 'rejected', reason }))}
          onKeep={() => after(dismiss(host, comment))}
        />
      ))}
    </QueueFrame>
  );
}
