import type { AllowedUse } from './private-terms.ts';

/** Private words that are the right words where they stand; an entry that allows nothing any more is reported. */
export const ALLOWED_USES: readonly AllowedUse[] = [
  { path: 'scripts/terms/', word: '*', reason: 'the list itself' },
];
