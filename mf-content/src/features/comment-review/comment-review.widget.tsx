import { type Host, useHost } from '@bazaar/host';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from './comment-review.queries.ts';

/** Requests what decides whether there is anything to show. */
export function load({ api, queryClient }: Host): Promise<void> {
  return queryClient.prefetchQuery(reviewQueries(api).access());
}

/** The queue of comments, for those who decide about them; nothing for everybody else. */
export function Component() {
  const { data } = useQuery(reviewQueries(useHost().api).access());
  if (!data?.mayReview) {
    return null;
  }
  return <OnDemandRegion load={loadQueue} with={NO_PROPS} height="md" fallback={<QueueSkeleton />} />;
}

const NO_PROPS = {};
const loadQueue = async () => (await import('./review-queue.widget.tsx')).ReviewQueue;

function QueueSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
