import { OnDemandRegion } from '@bazaar/ui/region-error';
import { useEarlyCode } from '../../common/on-demand/use-early-code.ts';
import type { LaterStepsProps } from './later-steps.widget.tsx';
import { loadSecondPart } from './load-second-part.ts';
import { LoadingStep } from './loading-step.tsx';

/** Fetches the code of the later steps, and of the faults that the last one shows; the browser keeps it. */
export async function loadLaterSteps() {
  const [{ LaterSteps }] = await Promise.all([import('./later-steps.widget.tsx'), loadSecondPart()]);
  return LaterSteps;
}

type LaterStepsRegionProps = Omit<LaterStepsProps, 'step'> & { step: LaterStepsProps['step'] | 'lines' };

/** The place of the later steps. Their code is fetched while the first one is filled in, at the latest when one is opened. */
export function LaterStepsRegion({ step, ...props }: LaterStepsRegionProps) {
  useEarlyCode(loadLaterSteps);
  return step === 'lines' ? null : (
    <OnDemandRegion load={loadLaterSteps} with={{ step, ...props }} height="md" fallback={<LoadingStep />} />
  );
}
