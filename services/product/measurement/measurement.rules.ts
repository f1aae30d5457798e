/** How a unit's values relate to those of the base unit of its quantity: base = value * factorToBase + offsetToBase. */
export interface UnitScale {
  readonly factorToBase: number;
  readonly offsetToBase: number;
}

/** Numbers without a unit are their own base. */
export const NO_UNIT: UnitScale = { factorToBase: 1, offsetToBase: 0 };

/**
 * A screen shows a converted number with six digits that count, and sends back what it shows. Numbers that differ by
 * less than that are the same number, or changing a unit would change what is found.
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

/** Both ends of a range; null is open. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * A range given in a unit, in base units, a hair wider than written: 10 bar finds what is stored as 1 MPa, and so does
 * 145.038 psi.
 */
export function rangeInBase({ low, high }: Range, unit: UnitScale): Range {
  return {
    low: low === null ? null : widened(toBase(low, unit), -1),
    high: high === null ? null : widened(toBase(high, unit), 1),
  };
}

/** For temperatures too the base value, not the one written, says how much a rounded digit is worth. */
function widened(base: number, direction: -1 | 1): number {
  return base + direction * Math.abs(base) * SAME;
}
