import type { Note } from '@bazaar/contracts/content';

/** How the saving of a note ended. */
export type SaveOutcome =
  | { state: 'saved' }
  /** Another window has changed it; `fresh` is what is stored now. */
  | { state: 'stale'; fresh: Note }
  /** Another window has removed it. */
  | { state: 'gone' }
  /** The service refused fields, each with its text. */
  | { state: 'refused'; errors: Readonly<Record<string, string>> }
  | { state: 'failed' };
