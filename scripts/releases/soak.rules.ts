import type { ServedVersion, Soak, VersionState } from '@bazaar/contracts/platform';

/**
 * Of a hundred visits, one may report a fault: extensions and broken connections of visitors make some with every
 * version. Below a hundred visits a single report is a fault.
 */
const VISITS_PER_TOLERATED_REPORT = 100;

export interface SoakQuestion {
  state: Pick<VersionState, 'active' | 'activeSince'>;
  /** What every shell's server has seen of this remote, or of the shell's own builds. */
  seen: readonly ServedVersion[];
  soak: Soak;
  now: Date;
}

/** Whether the active version has served long and often enough without fault since it became active. */
export function soakVerdict({ state, seen, soak, now }: SoakQuestion): 'well' | 'faulty' | 'soaking' {
  const ofActive = seen.filter(
    ({ version, activeSince }) => version === state.active && activeSince === state.activeSince,
  );
  const visits = sum(ofActive.map((entry) => entry.visits));
  const reports = sum(ofActive.map((entry) => entry.browserFaults));
  if (
    ofActive.some(({ hasServerFault }) => hasServerFault) ||
    reports > Math.floor(visits / VISITS_PER_TOLERATED_REPORT)
  ) {
    return 'faulty';
  }
  const since = state.activeSince ?? ofActive.map(({ firstSeenAt }) => firstSeenAt).sort()[0];
  const minutes = since === undefined ? 0 : (now.getTime() - Date.parse(since)) / 60_000;
  return minutes >= soak.minutes && visits >= soak.visits ? 'well' : 'soaking';
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
