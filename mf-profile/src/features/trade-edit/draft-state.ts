import type { TradeRequest } from '@bazaar/contracts/trade';
import { IDLE } from './autosave.rules.ts';
import type { BegunLines } from './begun-lines.rules.ts';
import { isSameContent } from './draft-content.rules.ts';
import { type DraftForm, formOf } from './draft-form.rules.ts';
import { isOfEarlierVisit, type KeptDraft } from './kept-draft.store.ts';
import { heldKeysOf } from './line-input.rules.ts';
import { createLineStore } from './line-store.ts';
import type { Problem } from './problems.rules.ts';
import type { Refusal } from './service-problems.rules.ts';
import { createSmallStore } from './small-store.ts';

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

/** What the service said against single fields, and what of it still holds for a form. */
export interface StandingRefusal extends Refusal {
  problemsOf(form: DraftForm): readonly Problem[];
}

export type DraftState = ReturnType<typeof createDraftState>;

/** What one open form consists of, with nothing typed yet. */
export function createDraftState(request: TradeRequest) {
  const base = formOf(request);
  const form = createSmallStore(base);
  return {
    form,
    lines: createLineStore(form),
    begun: createSmallStore<BegunLines>(new Map()),
    saving: createSmallStore(IDLE),
    conflict: createSmallStore<Conflict | null>(null),
    restored: createSmallStore<Restored | null>(null),
    refusal: createSmallStore<StandingRefusal | null>(null),
    request: createSmallStore(request),
    /** What the service has, in the form's own words. */
    base,
  };
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
