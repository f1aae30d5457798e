import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { messages } from './messages.ts';

/** In place of a queue that is not there: on its way, or failed. */
export function QueuePending({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  return isError ? (
    <RegionError cause={messages.tryLater} height="md" onRetry={onRetry} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="card" />
    </SkeletonGroup>
  );
}
