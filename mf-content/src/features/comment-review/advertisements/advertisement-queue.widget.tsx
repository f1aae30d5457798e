import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '../comment-review.queries.ts';
import { DecisionQueue } from '../decision-queue.tsx';
import { messages } from './messages.ts';
import { ReportedAdvertisementItem } from './reported-advertisement-item.tsx';
import { resolve } from './resolve.mutations.ts';

/** Advertisements that visitors have reported: each stays, or ends. */
export function AdvertisementQueue() {
  const host = useHost();
  return (
    <DecisionQueue
      answer={useQuery(reviewQueries(host.api).advertisements())}
      words={messages}
      entry={(advertisement, after) => (
        <ReportedAdvertisementItem
          // With a later report it is another decision, and none is begun.
          key={`${advertisement.id} ${advertisement.lastReportId}`}
          advertisement={advertisement}
          onDecide={(decision) => after(resolve(host, advertisement, decision))}
        />
      )}
    />
  );
}
