/** How a unit's values relate to those of the base unit of its quantity: base = value * factorToBase + offsetToBase. */
export interface UnitScale {
  readonly factorToBase: number;
  readonly offsetToBase: number;
}

/** The scale of numbers without a unit. */
export const NO_UNIT: UnitScale = { factorToBase: 1, offsetToBase: 0 };

/**
 * A screen shows a converted number with six significant digits, and sends back what it shows. Numbers that differ
 * by less count as equal; otherwise, changing the unit would change the results.
 */
const SAME = 1e-5;

/** A value in the base unit. */
export function toBase(value: number, { factorToBase, offsetToBase }: UnitScale): number {
  return value * factorToBase + offsetToBase;
}

/** A value of the base unit in another one. */
export function fromBase(base: number, { factorToBase, offsetToBase }: UnitScale): number {
  return (base - offsetToBase) / factorToBase;
}

/** Both ends of a range; null means open. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Converts a range to base units and widens it slightly: 10 bar finds what is stored as 1 MPa, and so does 145.038 psi.
 */
export function rangeInBase({ low, high }: Range, unit: UnitScale): Range {
  return {
    low: low === null ? null : widened(toBase(low, unit), -1),
    high: high === null ? null : widened(toBase(high, unit), 1),
  };
}

/** The tolerance is relative to the base value, not the written one; for temperatures too. */
function widened(base: number, direction: -1 | 1): number {
  return base + direction * Math.abs(base) * SAME;
}
