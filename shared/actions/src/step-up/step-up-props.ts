import type { StepUpRequired, StepUpToken } from '@bazaar/contracts/auth';

/** What the dialog that asks for a code is given. */
export interface StepUpProps {
  required: StepUpRequired;
  onConfirmed: (token: StepUpToken) => void;
  onClose: () => void;
}
