import { FEEDBACK_STATES, type FeedbackState } from '@bazaar/contracts/content';

/** The states from which a letter may reach another one: those before it. */
export function statesBefore(state: FeedbackState): readonly FeedbackState[] {
  return FEEDBACK_STATES.slice(0, FEEDBACK_STATES.indexOf(state));
}
