import type { MeasurementUnit, ProductFact } from '@bazaar/contracts/product';
import { convert } from '@bazaar/filter-panel/units';

const SHOWN_DIGITS = 5;

/** The unit of a fact; undefined for texts and for symbols without a unit. */
export function unitOf(
  units: readonly MeasurementUnit[],
  { value, unitSymbol }: Pick<ProductFact, 'value' | 'unitSymbol'>,
): MeasurementUnit | undefined {
  return value === null || unitSymbol === null
    ? undefined
    : units.find(({ symbol }) => symbol === unitSymbol);
}

/** The units of the same physical quantity. */
export function unitsLike(units: readonly MeasurementUnit[], unit: MeasurementUnit): MeasurementUnit[] {
  return units.filter(({ quantityId }) => quantityId === unit.quantityId);
}

/** A fact in another unit of the same quantity, rounded to readable precision; in its own unit it stays unchanged. */
export function inUnit(fact: ProductFact, from: MeasurementUnit, to: MeasurementUnit): ProductFact {
  if (from.id === to.id) {
    return fact;
  }
  const shown = (value: number | null) =>
    value === null ? null : Number(convert(value, from, to).toPrecision(SHOWN_DIGITS));
  return { ...fact, value: shown(fact.value), maxValue: shown(fact.maxValue), unitSymbol: to.symbol };
}
