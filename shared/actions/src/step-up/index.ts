/** The fresh code that confirms one spending or change: why it is asked for, and the dialog that asks for it. */
export { StepUpRegion } from './step-up-region.tsx';
export { stepUpRequired } from './step-up-required.rules.ts';
