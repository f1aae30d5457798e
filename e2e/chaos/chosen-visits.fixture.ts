import { REMOTE_NAMES, type RemoteName } from '@bazaar/contracts/platform';
import { ARRIVALS, type Arrival } from './survival.fixture.ts';

/** What a run of the chaos suite is limited to: names behind commas, all where nothing is said. */
function chosen<Name extends string>(all: readonly Name[], names: string | undefined): readonly Name[] {
  const wanted = names?.split(',');
  const unknown = wanted?.find((name) => !(all as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new Error(`The chaos suite has no "${unknown}". It has: ${all.join(', ')}.`);
  }
  return all.filter((name) => wanted?.includes(name) ?? true);
}

export const CHOSEN_REMOTES: readonly RemoteName[] = chosen(REMOTE_NAMES, process.env.BAZAAR_CHAOS_REMOTES);
export const CHOSEN_ARRIVALS: readonly Arrival[] = chosen(ARRIVALS, process.env.BAZAAR_CHAOS_ARRIVALS);

/** Those of some faults of one group whose kinds, `entry: hang`, are chosen. */
export function chosenKinds<Fault>(
  faults: readonly Fault[],
  kindOf: (fault: Fault) => string,
): readonly Fault[] {
  const wanted = process.env.BAZAAR_CHAOS_KINDS?.split(',');
  return faults.filter((fault) => wanted?.includes(kindOf(fault)) ?? true);
}
