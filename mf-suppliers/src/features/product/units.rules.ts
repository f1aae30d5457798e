import type { MeasurementUnit, ProductFact } from '@bazaar/contracts/product';
import { numberInUnit } from '../../common/sizes/unit-system.rules.ts';

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

/** A fact in another unit of the same quantity, rounded for reading; in its own unit it stays unchanged. */
export function inUnit(fact: ProductFact, from: MeasurementUnit, to: MeasurementUnit): ProductFact {
  if (from.id === to.id) {
    return fact;
  }
  const shown = (value: number | null) => (value === null ? null : numberInUnit(value, from, to));
  return { ...fact, value: shown(fact.value), maxValue: shown(fact.maxValue), unitSymbol: to.symbol };
}
