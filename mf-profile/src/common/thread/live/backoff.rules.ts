const FIRST_MS = 1_000;
const MAX_MS = 60_000;

/**
 * How long to wait before the next try: twice as long after each failure, and half of it by chance, so that the
 * browsers that one instance has lost do not come back at once.
 * @param failures failed tries in a row, from 1
 * @param chance from 0 to 1
 */
export function backoffMs(failures: number, chance: number): number {
  const whole = Math.min(FIRST_MS * 2 ** (failures - 1), MAX_MS);
  return whole / 2 + (whole / 2) * chance;
}
