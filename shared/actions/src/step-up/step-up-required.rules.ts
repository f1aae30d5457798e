import { StepUpRequired } from '@bazaar/contracts/auth';
import type { Failure } from '@bazaar/contracts/failure';

/** What has to be confirmed by a code, when that is why a request was refused; else null. */
export function stepUpRequired(failure: Failure | null): StepUpRequired | null {
  return failure?.code === 'step_up_required' ? (StepUpRequired.safeParse(failure.data).data ?? null) : null;
}
