import { useHost } from '@bazaar/host';
import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { BusinessAccountView } from './business-account.address.ts';
import { businessQueries } from './business-account.queries.ts';
import { messages } from './messages.ts';
import { askedSpan, summarize } from './visit-span.rules.ts';
import { VisitsCard } from './visits-card.tsx';

/** The visits of the chosen days with their own query, so that their failure does not affect the colleagues. */
export function VisitsRegion({ view, now }: { view: BusinessAccountView; now: string }) {
  const days = Number(view.days);
  const { data, isError, refetch } = useQuery(businessQueries(useHost().api).visits(askedSpan(now, days)));
  if (data === undefined) {
    return isError ? (
      <RegionError cause={messages.visits.failed} height="lg" onRetry={() => void refetch()} />
    ) : (
      <SkeletonGroup>
        <Skeleton size="card" />
      </SkeletonGroup>
    );
  }
  return <VisitsCard view={view} summary={summarize(data, days)} />;
}
