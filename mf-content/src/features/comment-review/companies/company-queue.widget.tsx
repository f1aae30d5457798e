import { useHost } from '@bazaar/host';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '../comment-review.queries.ts';
import { DecisionQueue } from '../decision-queue.tsx';
import { decideCompany } from './decide-company.mutations.ts';
import { messages } from './messages.ts';
import { WaitingCompanyItem } from './waiting-company-item.tsx';

/** Companies that wait for a confirmation: each is confirmed, or its owner reads why it is not. */
export function CompanyQueue() {
  const host = useHost();
  return (
    <DecisionQueue
      answer={useQuery(reviewQueries(host.api).companies())}
      words={messages}
      entry={(company, after) => (
        <WaitingCompanyItem
          // What was changed meanwhile is another decision.
          key={`${company.id} ${company.rowVersion}`}
          company={company}
          onDecide={(reason) => after(decideCompany(host, company, reason))}
        />
      )}
    />
  );
}
