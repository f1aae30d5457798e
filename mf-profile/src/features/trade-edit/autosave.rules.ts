/** Texts by the name that the contract gives a field: `lines[2].quantity`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Why storing failed. */
export interface SaveFailure {
  /**
   * offline: no response. server: it will work later. refused: the content must change. session: sign in again.
   * closed: the request is no longer open for editing.
   */
  kind: 'offline' | 'server' | 'refused' | 'session' | 'closed';
  /** What the service says. */
  detail: string | null;
  /** What it says of single fields. */
  errors?: FieldErrors;
}

/** Where storing stands. */
export interface Autosave {
  /** `conflict`: nothing is sent until the user has chosen between two versions. */
  phase: 'idle' | 'waiting' | 'saving' | 'failed' | 'conflict';
  /** Something was changed that is not part of what is stored, or of what is being sent. */
  isEdited: boolean;
  /** ISO time of the last success in this visit. */
  savedAt: string | null;
  failure: SaveFailure | null;
  /** Failures in a row. */
  failedTimes: number;
}

export type AutosaveEvent =
  | { type: 'edited' | 'due' | 'stale' | 'resolved' | 'discarded' }
  /** Null when there was nothing to store. */
  | { type: 'saved'; at: string | null }
  | { type: 'failed'; failure: SaveFailure };

export type AutosaveEffect = { type: 'none' | 'send' } | { type: 'wait'; ms: number };

/** How long typing must pause before it is stored. */
export const PAUSE_MS = 800;

/** Pauses between attempts without a connection, the last one again and again. */
export const RETRY_MS = [5_000, 15_000, 60_000] as const;

export const IDLE: Autosave = {
  phase: 'idle',
  isEdited: false,
  savedAt: null,
  failure: null,
  failedTimes: 0,
};

const NONE: AutosaveEffect = { type: 'none' };
const PAUSE: AutosaveEffect = { type: 'wait', ms: PAUSE_MS };
const SEND: AutosaveEffect = { type: 'send' };

type Step = [Autosave, AutosaveEffect];

/** What follows from an event: the next state, and what is to be done. Two requests are never under way at once. */
export function nextSave(state: Autosave, event: AutosaveEvent): Step {
  switch (event.type) {
    case 'edited':
      return edited(state);
    case 'due':
      return due(state);
    case 'saved':
      return saved(state, event.at);
    case 'failed':
      return failed(state, event.failure);
    case 'stale':
      return [{ ...state, phase: 'conflict', isEdited: true, failure: null }, NONE];
    case 'resolved':
      return [{ ...state, phase: 'saving', isEdited: false, failure: null }, SEND];
    case 'discarded':
      return [{ ...IDLE, savedAt: state.savedAt }, NONE];
  }
}

function edited(state: Autosave): Step {
  // The next letter of the same pause changes nothing, so that it draws nothing either.
  const next = state.isEdited ? state : { ...state, isEdited: true };
  const isHeldUp = state.phase === 'saving' || state.phase === 'conflict' || state.failure?.kind === 'closed';
  // While a request is under way, or a choice is open, the change waits for what comes of it.
  if (isHeldUp) {
    return [next, NONE];
  }
  return [next.phase === 'waiting' ? next : { ...next, phase: 'waiting' }, PAUSE];
}

function due(state: Autosave): Step {
  return state.phase === 'waiting' || state.phase === 'failed'
    ? [{ ...state, phase: 'saving', isEdited: false }, SEND]
    : [state, NONE];
}

function saved(state: Autosave, at: string | null): Step {
  const next = { ...state, savedAt: at ?? state.savedAt, failure: null, failedTimes: 0 };
  return state.isEdited ? [{ ...next, phase: 'waiting' }, PAUSE] : [{ ...next, phase: 'idle' }, NONE];
}

function failed(state: Autosave, failure: SaveFailure): Step {
  const failedTimes = state.failedTimes + 1;
  const next: Autosave = { ...state, phase: 'failed', isEdited: true, failure, failedTimes };
  const isTemporary = failure.kind === 'offline' || failure.kind === 'server';
  const ms = RETRY_MS[Math.min(failedTimes, RETRY_MS.length) - 1] ?? PAUSE_MS;
  return [next, isTemporary ? { type: 'wait', ms } : NONE];
}
