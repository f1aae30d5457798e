import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';

/** The place of a request's events while their code or they themselves are on the way. */
export function TimelineLoading() {
  return (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
