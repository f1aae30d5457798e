import type { VersionHistory, VersionState } from '@bazaar/contracts/platform';
import { SetupProblem } from '../console.ts';

/** So many versions of a remote, and builds of the shell, stay loadable, so that long-open tabs find their files. */
export const RETAINED = 5;
/** When the last good one of them is withdrawn, there is another one. */
export const RETAINED_GOOD = 2;

const NO_HISTORY: VersionHistory = { servedWellAt: null, rolledBackAt: null, withdrawn: null };

/** A version of a remote or a build of the shell that nobody may get from now on, and why. */
export interface Withdrawal {
  name: string;
  version: string;
  reason: string;
}

/** Puts another version live; a rollback leads back to the former one, unless that was rolled back from itself. */
export function replaceActive<State extends VersionState>(state: State, version: string, now: Date): State {
  return state.active === version ? state : activate({ ...state, previous: untainted(state) }, version, now);
}

/**
 * Returns to the last good version or, when none has served well yet, to the one before. The version that is left never
 * replaces a failing one again; its files stay, for tabs that have it.
 * @throws SetupProblem when there is no version to return to.
 */
export function returnFrom<State extends VersionState>(name: string, state: State, now: Date): State {
  const target = state.lastGood ?? state.previous;
  if (target === null) {
    throw new SetupProblem(
      `${name} has no earlier version to return to`,
      `Use "npm run manifest -- use ${name} <version>"`,
    );
  }
  const left = note(state, state.active, { rolledBackAt: now.toISOString(), servedWellAt: null });
  return activate({ ...left, previous: null }, target, now);
}

/**
 * Takes a version from everybody: when it is active, the last good one replaces it.
 * @throws SetupProblem when it is active and no other version has served well.
 */
export function takeBack<State extends VersionState>(
  state: State,
  { name, version, reason }: Withdrawal,
  now: Date,
): State {
  const isActive = state.active === version;
  if (isActive && state.lastGood === null) {
    throw new SetupProblem(
      `${name} ${version} is active, and no other version has served well`,
      `Put another one live first: "npm run manifest -- use ${name} <version>"`,
    );
  }
  const rest =
    isActive && state.lastGood !== null ? activate({ ...state, previous: null }, state.lastGood, now) : state;
  const kept = { ...rest, previous: rest.previous === version ? null : rest.previous };
  return note(kept, version, { withdrawn: { at: now.toISOString(), reason } });
}

/** @throws SetupProblem when the version was withdrawn. */
export function refuseWithdrawn({ history }: VersionState, name: string, version: string): void {
  const withdrawn = history[version]?.withdrawn;
  if (withdrawn) {
    throw new SetupProblem(
      `${name} ${version} was withdrawn at ${withdrawn.at}: ${withdrawn.reason}`,
      'Fix it and make a new release',
    );
  }
}

/** Notes what the shells have seen of the active version. */
export function settle<State extends VersionState>(
  state: State,
  verdict: 'well' | 'faulty' | 'soaking',
  now: Date,
): State {
  const { active, history } = state;
  if (verdict === 'faulty' && history[active]) {
    return note(state, active, { servedWellAt: null });
  }
  return verdict === 'well' && !history[active]?.servedWellAt
    ? note(state, active, { servedWellAt: now.toISOString() })
    : state;
}

function activate<State extends VersionState>(state: State, active: string, now: Date): State {
  return { ...state, active, activeSince: now.toISOString() };
}

/** The active version, unless it was rolled back from: a rollback must not lead there. */
function untainted({ active, history }: VersionState): string | null {
  return history[active]?.rolledBackAt ? null : active;
}

function note<State extends VersionState>(
  state: State,
  version: string,
  change: Partial<VersionHistory>,
): State {
  const known = state.history[version] ?? NO_HISTORY;
  return { ...state, history: { ...state.history, [version]: { ...known, ...change } } };
}
