/** Throws unless the value is an integer that a number represents exactly. */
export function assertSafeInteger(value: number): void {
  if (Number.isSafeInteger(value)) return;
  throw new RangeError(
    `${value} is not a whole number within ±(2^53−1): round it or correct its source first.`,
  );
}
