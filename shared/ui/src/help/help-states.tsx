import { RegionError } from '../region-error/region-error.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { messages } from './messages.ts';

/** The panel while its text is on the way. */
export function HelpLoading() {
  return (
    <SkeletonGroup label={messages.loading}>
      <Skeleton width="wide" />
      <Skeleton />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
}

/** The panel when the remote of the help texts cannot be reached; the form beside it goes on. */
export function HelpFailed({ onRetry }: { onRetry?: (() => void) | undefined }) {
  return <RegionError cause={messages.failed} onRetry={onRetry} />;
}
