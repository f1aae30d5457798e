import type { StepUpRequired } from '@bazaar/contracts/auth';
import { OnDemandRegion } from '@bazaar/ui/region-error';
import type { StepUpProps } from './step-up-props.ts';

const load = () => import('./step-up-dialog.widget.tsx').then(({ StepUpDialog }) => StepUpDialog);

/** The place of the dialog that asks for a code; its code is fetched when it is needed. */
export function StepUpRegion({
  required,
  ...props
}: Omit<StepUpProps, 'required'> & { required: StepUpRequired | null }) {
  return required === null ? null : (
    <OnDemandRegion load={load} with={{ ...props, required }} height="sm" fallback={null} />
  );
}
