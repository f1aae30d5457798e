import type { TradeDraft, TradeRequest } from '@bazaar/contracts/trade';
import type { AutosaveEvent, FieldErrors, SaveFailure } from './autosave.rules.ts';
import { bodyOf, sentLinesOf } from './draft-body.rules.ts';
import { isSameContent } from './draft-content.rules.ts';
import { type DraftForm, formOf } from './draft-form.rules.ts';
import type { DraftState, StandingRefusal } from './draft-state.ts';
import { heldKeysOf } from './line-input.rules.ts';
import { refusalMessages } from './refusal-messages.ts';
import { refusalProblems } from './service-problems.rules.ts';

/** What came of an attempt to store. */
export type SaveResult =
  | { type: 'saved'; request: TradeRequest; at: string }
  | { type: 'failed'; failure: SaveFailure }
  /** Somebody else has stored in between: this is what there is now. */
  | { type: 'stale'; request: TradeRequest; at: string };

type Attempt = SaveResult | { type: 'unchanged' };

/** Sends a body with the version of the request that it was made from. */
export type Save = (body: TradeDraft, rowVersion: number) => Promise<SaveResult>;

/** One attempt to store a form; what came of it is noted, and the events that follow from it are returned. */
export async function sendDraft(save: Save, state: DraftState, form: DraftForm): Promise<AutosaveEvent[]> {
  return settle(state, form, await attempt(save, state, form).catch(unexpected));
}

async function attempt(save: Save, { base, request }: DraftState, form: DraftForm): Promise<Attempt> {
  const sent = bodyOf(form, base);
  if (!sent.isValid) {
    return refused(Object.values(sent.errors).flat().join(' '), sent.errors);
  }
  // A change that was taken back, or a half-typed line, gives the service nothing new.
  return JSON.stringify(sent) === JSON.stringify(bodyOf(base, base))
    ? { type: 'unchanged' }
    : save(sent.body, request.get().rowVersion);
}

function refused(detail: string, errors?: FieldErrors): SaveResult {
  return { type: 'failed', failure: { kind: 'refused', detail, ...(errors && { errors }) } };
}

/** A fault of the form itself must not end its storing: the next change is sent again. */
function unexpected(error: unknown): SaveResult {
  reportError(error);
  return refused(refusalMessages.unexpected);
}

function settle(state: DraftState, sent: DraftForm, result: Attempt): AutosaveEvent[] {
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

function refusalOf({ base }: DraftState, form: DraftForm, result: Attempt): StandingRefusal | null {
  const errors = result.type === 'failed' ? result.failure.errors : undefined;
  if (errors === undefined) {
    return null;
  }
  const refusal = { form, sentLines: sentLinesOf(form, base), errors };
  return { ...refusal, problemsOf: (now) => refusalProblems(refusal, now) };
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
