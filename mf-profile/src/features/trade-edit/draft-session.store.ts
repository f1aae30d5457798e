import type { TradeRequest } from '@bazaar/contracts/trade';
import type { StoredValue } from '@bazaar/storage';
import { type Autosave, type AutosaveEvent, nextSave } from './autosave.rules.ts';
import type { BegunLines } from './begun-lines.rules.ts';
import type { DraftForm } from './draft-form.rules.ts';
import { createKeeper } from './draft-keeper.ts';
import {
  type Conflict,
  createDraftState,
  type DraftState,
  discardTyped,
  keptOf,
  type Restored,
  type StandingRefusal,
  takeKept,
} from './draft-state.ts';
import type { KeptDraft } from './kept-draft.store.ts';
import type { LineStore } from './line-store.ts';
import type { SmallStore } from './small-store.ts';

export interface SessionOptions {
  request: TradeRequest;
  kept: StoredValue<KeptDraft, null>;
  /** One attempt to store what is typed. @returns the events that follow from it. */
  send(state: DraftState, form: DraftForm): Promise<AutosaveEvent[]>;
  /** False when storing has an effect that must be asked for: a quote becomes void. */
  isAutomatic: boolean;
}

/** One open form: what is typed, and its way to the service. */
export interface DraftSession {
  readonly form: SmallStore<DraftForm>;
  readonly lines: LineStore;
  /** Lines that are written for the first time: their faults wait until the buyer has left a field. */
  readonly begun: SmallStore<BegunLines>;
  readonly saving: SmallStore<Autosave>;
  readonly conflict: SmallStore<Conflict | null>;
  /** What the browser had kept of an earlier visit, until it is stored; null without such a text. */
  readonly restored: SmallStore<Restored | null>;
  /** What was said of single fields in the last attempt. */
  readonly refusal: SmallStore<StandingRefusal | null>;
  /** The request as the service last answered it. */
  readonly request: SmallStore<TradeRequest>;
  readonly isAutomatic: boolean;
  change(change: (form: DraftForm) => DraftForm): void;
  /** Stores at once. @returns whether everything is stored. */
  flush(): Promise<boolean>;
  /** Ends a conflict with the chosen content. */
  resolve(form: DraftForm): void;
  /** Stores the text that was restored and is held until the user has decided about it. */
  keepRestored(): void;
  /** Takes back everything that is not stored. */
  discardRestored(): void;
  /** Begins: what was kept of an earlier visit comes back. @returns the function that ends it, and keeps what is typed. */
  start(): () => void;
}

/** The session of one form. */
export function createDraftSession(options: SessionOptions): DraftSession {
  const state = createDraftState(options.request);
  const keeper = createKeeper(options.kept, () => keptOf(state));
  const saver = createSaver(options, state, keeper.keep);
  const { dispatch } = saver;
  return {
    ...state,
    isAutomatic: options.isAutomatic,
    flush: saver.flush,
    change(change) {
      const next = change(state.form.get());
      if (next !== state.form.get()) {
        state.form.set(next);
        keeper.keepSoon();
        dispatch({ type: 'edited' });
      }
    },
    resolve(form) {
      state.form.set(form);
      state.conflict.set(null);
      dispatch({ type: 'resolved' });
    },
    keepRestored() {
      state.restored.set(withoutOffer(state.restored.get()));
      dispatch({ type: 'resolved' });
    },
    discardRestored() {
      saver.stop();
      discardTyped(state);
      dispatch({ type: 'discarded' });
      keeper.keep();
    },
    start() {
      if (takeKept(state, options.kept.get())) {
        dispatch({ type: isUndecided(state, options) ? 'stale' : 'edited' });
      }
      const tryAgain = () => dispatch({ type: 'due' });
      const forget = [listen('pagehide', keeper.keep), listen('online', tryAgain)];
      return () => {
        saver.stop();
        keeper.keep();
        for (const stop of forget) {
          stop();
        }
      };
    },
  };
}

/** Whether the user has to choose before anything is sent. Where nothing is sent by itself, there is no need to hold it. */
function isUndecided({ conflict, restored }: DraftState, { isAutomatic }: SessionOptions): boolean {
  return conflict.get() !== null || (isAutomatic && restored.get()?.isOffered === true);
}

function withoutOffer(restored: Restored | null): Restored | null {
  return restored && { ...restored, isOffered: false };
}

/** The way of a form to the service: when it is sent, and what comes of it. */
function createSaver(options: SessionOptions, state: DraftState, keep: () => void) {
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
    const events = await options.send(state, sent);
    events.forEach(dispatch);
    keep();
  };
  return {
    dispatch,
    stop: () => clearTimeout(timer),
    async flush() {
      await flight;
      dispatch({ type: 'due' });
      await flight;
      return state.saving.get().phase === 'idle';
    },
  };
}

function listen(name: 'pagehide' | 'online', listener: () => void): () => void {
  window.addEventListener(name, listener);
  return () => window.removeEventListener(name, listener);
}
