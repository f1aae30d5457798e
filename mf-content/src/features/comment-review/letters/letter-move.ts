import type { FeedbackState } from '@bazaar/contracts/content';

/** A state that an operator gives a letter. */
export type LetterMove = Exclude<FeedbackState, 'Registered'>;
