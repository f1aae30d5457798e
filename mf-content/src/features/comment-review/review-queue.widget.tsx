import { useHost } from '@bazaar/host';
import { formatNumber } from '@bazaar/locale';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';
import { decide } from './decide.mutations.ts';
import { messages } from './messages.ts';
import { QueueFrame } from './queue-frame.tsx';
import { QueuePending } from './queue-pending.tsx';
import { useDecisions } from './use-decisions.ts';
import { WaitingItem } from './waiting-item.tsx';

/** Comments that wait, each with both decisions. */
export function ReviewQueue() {
  const host = useHost();
  const { place, after } = useDecisions();
  const { data, isError, refetch } = useQuery(reviewQueries(host.api).queue());
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
        <WaitingItem
          key={comment.id}
          comment={comment}
          onDecide={(decision) => after(decide(host, comment, decision))}
        />
      ))}
    </QueueFrame>
  );
}
