/** A file of PostgreSQL's log: eight digits each of the timeline, the 4 GB of the log, and the segment in them. */
const SEGMENT = /^[0-9A-F]{24}$/;
const FOUR_GIGABYTES = 2 ** 32;

/** The segments among the files of an archive, which holds histories and labels too. */
export function segmentsIn(names: readonly string[]): string[] {
  return names.filter((name) => SEGMENT.test(name));
}

/** The name of the segment after one. */
export function nextSegment(name: string, segmentBytes: number): string {
  const perLog = FOUR_GIGABYTES / segmentBytes;
  const number = Number.parseInt(name.slice(8, 16), 16) * perLog + Number.parseInt(name.slice(16), 16) + 1;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${name.slice(0, 8)}${hex(Math.floor(number / perLog))}${hex(number % perLog)}`;
}

/** The segments that a recovery from one reads, up to the last one without a gap. */
export function segmentsFrom(first: string, names: readonly string[], segmentBytes: number): string[] {
  const there = new Set(names);
  const found: string[] = [];
  for (let name = first; there.has(name); name = nextSegment(name, segmentBytes)) {
    found.push(name);
  }
  return found;
}

/** The first segment that is missing before the last one; null when none is. */
export function missingSegment(first: string, names: readonly string[], segmentBytes: number): string | null {
  const found = segmentsFrom(first, names, segmentBytes);
  const last = segmentsIn(names).toSorted().at(-1);
  const reached = found.at(-1);
  if (reached === undefined) {
    return first;
  }
  return last !== undefined && last > reached ? nextSegment(reached, segmentBytes) : null;
}
