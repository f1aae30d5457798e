import type { TradeRequest } from '@bazaar/contracts/trade';
import { type AutosaveEvent, IDLE, type SaveFailure } from './autosave.rules.ts';
import { heldKeysOf, isSameContent, sentLinesOf } from './draft-body.rules.ts';
import { type DraftForm, formOf } from './draft-form.rules.ts';
import { isOfEarlierVisit, type KeptDraft } from './kept-draft.store.ts';
import type { Refusal } from './service-problems.rules.ts';
import { createSmallStore } from './small-store.ts';

/** What came of an attempt to store. */
export type SaveResult =
  | { type: 'saved'; request: TradeRequest; at: string }
  | { type: 'failed'; failure: SaveFailure }
  /** Somebody else has stored in between: this is what there is now. */
  | { type: 'stale'; request: TradeRequest; at: string };

export interface Conflict {
  mine: DraftForm;
  theirs: DraftForm;
  base: DraftForm | null;
}

/** A text that the browser has kept, from when it is put back until it is stored. */
export interface Restored {
  /** ISO time at which it was kept. */
  at: string;
  /** It is of an earlier visit: the user is asked what shall become of it. */
  isOffered: boolean;
}

export type DraftState = ReturnType<typeof createDraftState>;

/** What one open form consists of, with nothing typed yet. */
export function createDraftState(request: TradeRequest) {
  const form = formOf(request);
  return {
    form: createSmallStore(form),
    saving: createSmallStore(IDLE),
    conflict: createSmallStore<Conflict | null>(null),
    restored: createSmallStore<Restored | null>(null),
    refusal: createSmallStore<Refusal | null>(null),
    request: createSmallStore(request),
    /** What the service has, in the form's own words. */
    base: form,
  };
}

/** What came of an attempt, noted; returns the events that follow from it. */
export function settle(
  state: DraftState,
  sent: DraftForm,
  result: SaveResult | { type: 'unchanged' },
): AutosaveEvent[] {
  state.refusal.set(refusalOf(state, sent, result));
  switch (result.type) {
    case 'failed':
      return [result];
    case 'unchanged':
      return [{ type: 'saved', at: null }];
    case 'saved':
      state.request.set(result.request);
      state.restored.set(null);
      state.base = sent;
      return [result];
    case 'stale':
      return settleStale(state, sent, result);
  }
}

function refusalOf(
  { base }: DraftState,
  form: DraftForm,
  result: SaveResult | { type: 'unchanged' },
): Refusal | null {
  const errors = result.type === 'failed' ? result.failure.errors : undefined;
  return errors === undefined ? null : { form, sentLines: sentLinesOf(form, base), errors };
}

function settleStale(
  state: DraftState,
  sent: DraftForm,
  { request, at }: Extract<SaveResult, { type: 'stale' }>,
): AutosaveEvent[] {
  state.request.set(request);
  const theirs = formOf(request);
  // The former attempt had arrived, only its answer was lost.
  if (isSameContent(theirs, formSent(sent))) {
    state.base = sent;
    return [{ type: 'saved', at }];
  }
  // Only the state of the request has moved, not its content.
  if (isSameContent(theirs, state.base)) {
    return [{ type: 'resolved' }];
  }
  state.conflict.set({ mine: state.form.get(), theirs, base: state.base });
  state.base = theirs;
  return [{ type: 'stale' }];
}

/** The part of a form that is sent: its complete lines. */
function formSent(form: DraftForm): DraftForm {
  const heldKeys = heldKeysOf(form);
  return { ...form, lines: form.lines.filter(({ key }) => !heldKeys.includes(key)) };
}

/** What the browser keeps of a form; null when the service has everything. */
export function keptOf({ form, saving, restored, request, base }: DraftState): KeptDraft | null {
  const typed = form.get();
  const isStored = !saving.get().isEdited && saving.get().phase === 'idle';
  if (isStored && heldKeysOf(typed).length === 0) {
    return null;
  }
  const before = restored.get();
  // A text that nobody has decided about does not become a new one by a reload.
  const keptAt = before?.isOffered ? before.at : new Date().toISOString();
  return { rowVersion: request.get().rowVersion, base, form: typed, keptAt };
}

/** Puts back what was kept; returns whether there was anything that the service does not have. */
export function takeKept(state: DraftState, kept: KeptDraft | null): boolean {
  const theirs = state.base;
  if (kept === null || isSameContent(kept.form, theirs)) {
    return false;
  }
  const isOfThis = kept.rowVersion === state.request.get().rowVersion || isSameContent(kept.base, theirs);
  if (isOfThis) {
    state.base = kept.base;
  } else {
    state.conflict.set({ mine: kept.form, theirs, base: kept.base });
  }
  // Where there are two versions, the user is asked about each difference.
  state.restored.set({ at: kept.keptAt, isOffered: isOfThis && isOfEarlierVisit(kept) });
  state.form.set(kept.form);
  return true;
}

/** Takes back everything that the service does not have. */
export function discardTyped(state: DraftState): void {
  const stored = formOf(state.request.get());
  state.base = stored;
  state.form.set(stored);
  state.restored.set(null);
  state.refusal.set(null);
}
