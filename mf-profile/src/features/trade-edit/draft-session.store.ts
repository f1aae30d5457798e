import type { TradeDraft, TradeRequest } from '@bazaar/contracts/trade';
import type { StoredValue } from '@bazaar/storage';
import { type Autosave, type AutosaveEvent, IDLE, nextSave, type SaveFailure } from './autosave.rules.ts';
import { bodyOf, heldKeysOf, isSameContent } from './draft-body.rules.ts';
import { type DraftForm, formOf } from './draft-form.rules.ts';
import type { KeptDraft } from './kept-draft.store.ts';
import { createSmallStore, type SmallStore } from './small-store.ts';

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

export interface SessionOptions {
  request: TradeRequest;
  kept: StoredValue<KeptDraft, null>;
  save(body: TradeDraft, rowVersion: number): Promise<SaveResult>;
  /** False when storing has an effect that must be asked for: a quote becomes void. */
  isAutomatic: boolean;
}

/** One open form: what is typed, and its way to the service. */
export interface DraftSession {
  readonly form: SmallStore<DraftForm>;
  readonly saving: SmallStore<Autosave>;
  readonly conflict: SmallStore<Conflict | null>;
  /** The request as the service last answered it. */
  readonly request: SmallStore<TradeRequest>;
  readonly isAutomatic: boolean;
  change(change: (form: DraftForm) => DraftForm): void;
  /** Stores at once. @returns whether everything is stored. */
  flush(): Promise<boolean>;
  /** Ends a conflict with the chosen content. */
  resolve(form: DraftForm): void;
  /** Begins: what was kept of an earlier visit comes back. @returns the function that ends it, and keeps what is typed. */
  start(): () => void;
}

const KEEP_PAUSE_MS = 250;

/** The session of one form. */
export function createDraftSession(options: SessionOptions): DraftSession {
  const state = createState(options.request);
  const keeper = createKeeper(options.kept, () => keptOf(state));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: Promise<void> = Promise.resolve();

  const dispatch = (event: AutosaveEvent): void => {
    const [next, effect] = nextSave(state.saving.get(), event);
    state.saving.set(next);
    if (effect.type === 'wait' && options.isAutomatic) {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch({ type: 'due' }), effect.ms);
    }
    if (effect.type === 'send') {
      clearTimeout(timer);
      flight = send();
    }
  };
  const send = async (): Promise<void> => {
    const sent = state.form.get();
    const body = bodyOf(sent, state.base);
    // A change that was taken back, or a half-typed line, gives the service nothing new.
    if (JSON.stringify(body) === JSON.stringify(bodyOf(state.base, state.base))) {
      dispatch({ type: 'saved', at: null });
      keeper.keep();
      return;
    }
    const result = await options.save(body, state.request.get().rowVersion);
    settle(state, sent, result).forEach(dispatch);
    keeper.keep();
  };

  return {
    ...state,
    isAutomatic: options.isAutomatic,
    change(change) {
      const next = change(state.form.get());
      if (next !== state.form.get()) {
        state.form.set(next);
        keeper.keepSoon();
        dispatch({ type: 'edited' });
      }
    },
    async flush() {
      await flight;
      dispatch({ type: 'due' });
      await flight;
      return state.saving.get().phase === 'idle';
    },
    resolve(form) {
      state.form.set(form);
      state.conflict.set(null);
      dispatch({ type: 'resolved' });
    },
    start() {
      if (takeKept(state, options.kept.get())) {
        dispatch({ type: state.conflict.get() === null ? 'edited' : 'stale' });
      }
      const tryAgain = () => dispatch({ type: 'due' });
      const forget = [listen('pagehide', keeper.keep), listen('online', tryAgain)];
      return () => {
        clearTimeout(timer);
        keeper.keep();
        for (const stop of forget) {
          stop();
        }
      };
    },
  };
}

function listen(name: 'pagehide' | 'online', listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}

type State = ReturnType<typeof createState>;

function createState(request: TradeRequest) {
  const form = formOf(request);
  return {
    form: createSmallStore(form),
    saving: createSmallStore(IDLE),
    conflict: createSmallStore<Conflict | null>(null),
    request: createSmallStore(request),
    /** What the service has, in the form's own words. */
    base: form,
  };
}

/** What came of an attempt, noted; returns the events that follow from it. */
function settle(state: State, sent: DraftForm, result: SaveResult): AutosaveEvent[] {
  if (result.type === 'failed') {
    return [result];
  }
  state.request.set(result.request);
  if (result.type === 'saved') {
    state.base = sent;
    return [result];
  }
  const theirs = formOf(result.request);
  // The former attempt had arrived, only its answer was lost.
  if (isSameContent(theirs, formSent(sent))) {
    state.base = sent;
    return [{ type: 'saved', at: result.at }];
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

/** Null when the service has everything. */
function keptOf({ form, saving, request, base }: State): KeptDraft | null {
  const typed = form.get();
  const isStored = !saving.get().isEdited && saving.get().phase === 'idle';
  return isStored && heldKeysOf(typed).length === 0
    ? null
    : { rowVersion: request.get().rowVersion, base, form: typed };
}

/** Puts back what was kept; returns whether there was anything that the service does not have. */
function takeKept(state: State, kept: KeptDraft | null): boolean {
  const theirs = state.base;
  if (kept === null || isSameContent(kept.form, theirs)) {
    return false;
  }
  if (kept.rowVersion === state.request.get().rowVersion || isSameContent(kept.base, theirs)) {
    state.base = kept.base;
  } else {
    state.conflict.set({ mine: kept.form, theirs, base: kept.base });
  }
  state.form.set(kept.form);
  return true;
}

/** Writes what is typed to the tab's storage, soon or at once; nothing to keep removes it. */
function createKeeper(stored: StoredValue<KeptDraft, null>, read: () => KeptDraft | null) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const kept = read();
    if (kept === null) {
      stored.remove();
    } else {
      stored.set(kept);
    }
  };
  return {
    keep,
    keepSoon() {
      clearTimeout(timer);
      timer = setTimeout(keep, KEEP_PAUSE_MS);
    },
  };
}
