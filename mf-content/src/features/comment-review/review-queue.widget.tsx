import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';
import { decide } from './decide.mutations.ts';
import { DecisionQueue } from './decision-queue.tsx';
import { messages } from './messages.ts';
import { WaitingItem } from './waiting-item.tsx';

/** Comments that wait, each with both decisions. */
export function ReviewQueue() {
  const host = useHost();
  return (
    <DecisionQueue
      answer={useQuery(reviewQueries(host.api).queue())}
      words={messages}
      entry={(comment, after) => (
        <WaitingItem
          key={comment.id}
          comment={comment}
          onDecide={(decision) => after(decide(host, comment, decision))}
        />
      )}
    />
  );
}
