/** The characters of some texts as sorted code points, each once. */
export function codePoints(...texts: readonly string[]): number[] {
  const all = new Set(texts.flatMap((text) => [...text].map((character) => character.codePointAt(0) ?? 0)));
  return [...all].sort((one, other) => one - other);
}

/** All characters from one code point to another, both included. */
export function inRange(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

/** The code points of a set that are in none of the others. */
export function without(all: readonly number[], ...others: readonly (readonly number[])[]): number[] {
  const left = new Set(others.flat());
  return all.filter((point) => !left.has(point));
}

/** Sorted code points as the value of `unicode-range`, `U+61-7A, U+A0`. */
export function toUnicodeRange(points: readonly number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === point - 1) {
      last[1] = point;
    } else {
      ranges.push([point, point]);
    }
  }
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}
