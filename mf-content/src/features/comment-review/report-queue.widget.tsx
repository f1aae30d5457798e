import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';
import { decide } from './decide.mutations.ts';
import { DecisionQueue } from './decision-queue.tsx';
import { dismiss } from './dismiss.mutations.ts';
import { reportMessages } from './messages.ts';
import { ReportedItem } from './reported-item.tsx';

/** Comments that readers have reported: each stays, or is taken down. */
export function ReportQueue() {
  const host = useHost();
  return (
    <DecisionQueue
      answer={useQuery(reviewQueries(host.api).reported())}
      words={reportMessages}
      entry={(comment, after) => (
        <ReportedItem
          // With a later report it is another decision, and none is begun.
          key={`${comment.id} ${comment.lastReportId}`}
          comment={comment}
          onTakeDown={(reason) => after(decide(host, comment, { status: 'rejected', reason }))}
          onKeep={() => after(dismiss(host, comment))}
        />
      )}
    />
  );
}
