/** The median of some numbers; null when there are none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) {
    return null;
  }
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/**
 * How much a series grows from one value to the next: the median of the slopes between all pairs of its values (Theil and
 * Sen), which a few outliers and a start that is steeper do not move. Null for less than two values.
 */
export function medianSlope(values: readonly number[]): number | null {
  return median(
    values.flatMap((from, start) =>
      values.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
    ),
  );
}
