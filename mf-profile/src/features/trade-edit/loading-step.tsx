import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { messages } from './messages.ts';

/** The place of a large part of the form whose code is on its way. */
export function LoadingStep() {
  return (
    <SkeletonGroup label={messages.loadingStep}>
      <Skeleton size="tile" />
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
