import type { LineFaults } from './problems.rules.ts';

export type LinePart = keyof LineFaults;

/** The lines that are written for the first time, by key, with the fields that the buyer has left already. */
export type BegunLines = ReadonlyMap<string, ReadonlySet<LinePart>>;

/** A line that was just added: its fields are not at fault before the buyer has come by. */
export function withBegun(begun: BegunLines, key: string): BegunLines {
  return new Map(begun).set(key, new Set());
}

/** One field of a line was left. */
export function withLeftField(begun: BegunLines, key: string, part: LinePart): BegunLines {
  const left = begun.get(key);
  return left === undefined || left.has(part) ? begun : new Map(begun).set(key, new Set([...left, part]));
}

/** The whole line was left: from now on it is like any other. */
export function withoutBegun(begun: BegunLines, key: string): BegunLines {
  if (!begun.has(key)) {
    return begun;
  }
  const rest = new Map(begun);
  rest.delete(key);
  return rest;
}
