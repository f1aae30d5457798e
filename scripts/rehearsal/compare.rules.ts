import type { Found } from './accident.sql.ts';
import type { Acknowledged } from './load.ts';
import type { Marker } from './markers.ts';

/** What was acknowledged, and so must be in a database of a time. */
export interface Known {
  readonly charges: readonly Acknowledged[];
  readonly uploads: readonly Acknowledged[];
  readonly markers: readonly Marker[];
}

/**
 * Compares a database that was restored to a time with what was acknowledged: all that ended before is there, and nothing
 * that began after. Returns one line for each difference.
 */
export function compareAt(to: number, known: Known, found: Found): string[] {
  const markers = known.markers.map(({ number, startedAt, committedAt }) => ({
    ...{ key: number, startedAt, endedAt: committedAt },
  }));
  return [
    ...differences('charge', to, { known: known.charges, found: found.amounts }),
    ...differences('file', to, { known: known.uploads, found: found.fileIds }),
    ...differences('marker', to, { known: markers, found: found.markers }),
  ];
}

interface Pair<Key> {
  readonly known: readonly { readonly key: Key; readonly startedAt: number; readonly endedAt: number }[];
  readonly found: ReadonlySet<Key>;
}

function differences<Key>(what: string, to: number, { known, found }: Pair<Key>): string[] {
  const missing = known.filter(({ key, endedAt }) => endedAt <= to && !found.has(key));
  const early = known.filter(({ key, startedAt }) => startedAt > to && found.has(key));
  return [
    ...missing.map(({ key }) => `${what} ${key} was acknowledged before, and is not there`),
    ...early.map(({ key }) => `${what} ${key} was begun after, and is there`),
  ];
}

/** Seconds of acknowledged commits that a database restored from the archive alone has lost. */
export function lostSeconds(markers: readonly Marker[], found: ReadonlySet<number>): number {
  const lastWritten = markers.at(-1)?.committedAt ?? 0;
  const lastFound = markers.findLast(({ number }) => found.has(number))?.committedAt ?? 0;
  return (lastWritten - lastFound) / 1000;
}
