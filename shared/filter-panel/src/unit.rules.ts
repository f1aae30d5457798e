/** How a unit's values relate to the base unit of its quantity: base = value × factorToBase + offsetToBase. */
export interface UnitScale {
  readonly factorToBase: number;
  readonly offsetToBase: number;
}

/** A unit that a range can be read and written in. */
export interface RangeUnit extends UnitScale {
  readonly id: number;
  /** Persian name: «مگاپاسکال». */
  readonly title: string;
  /** Latin symbol: `MPa`; a Persian word for money; empty for a bare number. */
  readonly symbol: string;
}

/** Digits that a float reliably stores: beyond them is the noise of the conversion. */
const EXACT_DIGITS = 12;

/** A value in the base unit. */
export function toBase(value: number, { factorToBase, offsetToBase }: UnitScale): number {
  return value * factorToBase + offsetToBase;
}

/** A value of the base unit in another one. */
export function fromBase(base: number, { factorToBase, offsetToBase }: UnitScale): number {
  return (base - offsetToBase) / factorToBase;
}

/** A number with the given number of significant digits. */
export function roundTo(value: number, digits: number): number {
  return Number(value.toPrecision(digits));
}

/** A value in another unit, free of the noise of floats but otherwise as exact as before. */
export function convert(value: number, from: UnitScale, to: UnitScale): number {
  return isSameScale(from, to) ? value : roundTo(cleaned(value, from, to), EXACT_DIGITS);
}

/** A converted number as a person reads it: one decimal from ten on, and below one three digits. */
export function roundedForReading(value: number): number {
  const size = Math.abs(value);
  if (size < 1) {
    return roundTo(value, 3);
  }
  const scale = size >= 10 ? 10 : 100;
  return Math.round(value * scale) / scale;
}

/** A value in another unit, rounded for reading; in its own unit it stays unchanged. */
export function shownIn(value: number, from: UnitScale, to: UnitScale): number {
  return isSameScale(from, to) ? value : roundedForReading(convert(value, from, to));
}

function isSameScale(one: UnitScale, other: UnitScale): boolean {
  return one.factorToBase === other.factorToBase && one.offsetToBase === other.offsetToBase;
}

/** Near the zero of a scale with an offset the noise depends on the offset, however small the result. */
function cleaned(value: number, from: UnitScale, to: UnitScale): number {
  const result = fromBase(toBase(value, from), to);
  const noise = (Math.abs(from.offsetToBase) + Math.abs(to.offsetToBase)) / to.factorToBase;
  const isNothing = Math.abs(result) < noise * 10 ** -EXACT_DIGITS;
  return isNothing ? 0 : result;
}

/** The second unit in which a range is shown: the usual one, or beside the usual one the next larger. */
export function otherUnit<Unit extends RangeUnit>(
  units: readonly Unit[],
  shown: Unit,
  usualId: number | null,
): Unit | undefined {
  const usual = units.find(({ id }) => id === usualId);
  if (usual !== undefined && usual.id !== shown.id) {
    return usual;
  }
  const others = units.filter(({ id }) => id !== shown.id);
  const larger = others.filter(({ factorToBase }) => factorToBase > shown.factorToBase);
  const nearest = (list: readonly Unit[]) =>
    list.toSorted(
      (a, b) => Math.abs(a.factorToBase - shown.factorToBase) - Math.abs(b.factorToBase - shown.factorToBase),
    )[0];
  return nearest(larger) ?? nearest(others);
}
