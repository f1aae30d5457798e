import { useIdle } from '@bazaar/host';
import { RegionBoundary } from '@bazaar/ui/region-error';
import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { LaterStepsProps } from './later-steps.widget.tsx';
import { messages } from './messages.ts';

/** Fetches the code of the later steps; the browser keeps it. */
export const loadLaterSteps = () => import('./later-steps.widget.tsx');

const lazySteps = () => lazy(async () => ({ default: (await loadLaterSteps()).LaterSteps }));

type LaterStepsRegionProps = Omit<LaterStepsProps, 'step'> & { step: LaterStepsProps['step'] | 'lines' };

/** The place of the later steps. Their code is fetched while the first one is filled in, at the latest when one is opened. */
export function LaterStepsRegion({ step, ...props }: LaterStepsRegionProps) {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) {
      // A failure shows itself when a step is opened, with a way to try again.
      loadLaterSteps().catch(() => undefined);
    }
  }, [isIdle]);
  // A code that failed to load is asked for by a new component.
  const [LaterSteps, setLaterSteps] = useState(lazySteps);
  return step === 'lines' ? null : (
    <RegionBoundary height="md" onRetry={() => setLaterSteps(lazySteps)}>
      <Suspense fallback={<Loading />}>
        <LaterSteps step={step} {...props} />
      </Suspense>
    </RegionBoundary>
  );
}

function Loading() {
  return (
    <SkeletonGroup label={messages.loadingStep}>
      <Skeleton size="tile" />
      <Skeleton size="tile" />
    </SkeletonGroup>
  );
}
