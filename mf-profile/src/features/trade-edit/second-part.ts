/**
 * What the form uses after its first screen, in one chunk: storing, sending a file, the faults, the terms of its items, what the search finds,
 * and the rare questions and notes. It is fetched in idle time, at the latest when one of them is needed.
 */

export { sendFile } from '@bazaar/files';
export { storeDraft } from './draft-save.mutations.ts';
export { findProblems } from './faults.rules.ts';
export { addItemFromAddress } from './item-from-address.ts';
export { ItemHits } from './item-hits.widget.tsx';
export { readItemTerms } from './item-terms.queries.ts';
export { LeaveGuard } from './leave-guard.tsx';
export { RestoredNote } from './restored-note.tsx';
export { shownFaultsText, unsaidFieldIds } from './shown-faults.rules.ts';
