import { Skeleton, SkeletonGroup } from '@bazaar/ui/skeleton';
import { OnDemandRegion } from '../../common/on-demand/on-demand-region.tsx';
import { useEarlyCode } from '../../common/on-demand/use-early-code.ts';
import type { LaterStepsProps } from './later-steps.widget.tsx';
import { messages } from './messages.ts';

/** Fetches the code of the later steps; the browser keeps it. */
export const loadLaterSteps = () => import('./later-steps.widget.tsx').then(({ LaterSteps }) => LaterSteps);

type LaterStepsRegionProps = Omit<LaterStepsProps, 'step'> & { step: LaterStepsProps['step'] | 'lines' };

/** The place of the later steps. Their code is fetched while the first one is filled in, at the latest when one is opened. */
export function LaterStepsRegion({ step, ...props }: LaterStepsRegionProps) {
  useEarlyCode(loadLaterSteps);
  return step === 'lines' ? null : (
    <OnDemandRegion load={loadLaterSteps} with={{ step, ...props }} height="md" fallback={<Loading />} />
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
