import { type Host, useHost } from '@bazaar/host';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';

/** Requests what decides whether there is anything to show. */
export function load({ api, queryClient }: Host): Promise<void> {
  return queryClient.prefetchQuery(reviewQueries(api).access());
}

/** What waits for an operator, for operators; nothing for everybody else. */
export function Component() {
  const { data } = useQuery(reviewQueries(useHost().api).access());
  if (!data?.mayReview) {
    return null;
  }
  return <OnDemandRegion load={loadQueue} with={{ access: data }} height="md" fallback={<QueueSkeleton />} />;
}

const loadQueue = async () => (await import('./operator-queue.widget.tsx')).OperatorQueue;

function QueueSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
