import { RegionError } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';

interface WaitingPanelProps {
  isError: boolean;
  /** What could not be read. */
  cause: string;
  refetch: () => unknown;
}

/** What stands in place of a list until it is there: its outline, or why it is not with a retry. */
export function WaitingPanel({ isError, cause, refetch }: WaitingPanelProps) {
  return isError ? (
    <RegionError cause={cause} height="lg" onRetry={() => void refetch()} />
  ) : (
    <SkeletonGroup>
      <Skeleton size="panel" />
    </SkeletonGroup>
  );
}
