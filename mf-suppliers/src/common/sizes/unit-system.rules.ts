import type { MeasurementUnit, VariantColumn } from '@bazaar/contracts/product';
import { shownIn } from '@bazaar/filter-panel/units';

/** In which units sizes are shown: those of the table, or imperial ones where there are any. */
export const UNIT_SYSTEMS = ['si', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The imperial symbol for each symbol that has a usual one. */
const IMPERIAL: Readonly<Record<string, string>> = {
  mm: 'in',
  cm: 'in',
  W: 'hp',
  kW: 'hp',
  bar: 'psi',
  kPa: 'psi',
  MPa: 'psi',
  'm³/h': 'gpm',
  'L/min': 'gpm',
  '°C': '°F',
};

/** The unit of a column in its table; undefined when it has none. */
export function ownUnit({ units, measurementUnitId }: VariantColumn): MeasurementUnit | undefined {
  return units.find(({ id }) => id === measurementUnitId);
}

/** The unit in which a system shows a column: its own when the system has no other. */
export function unitInSystem(column: VariantColumn, system: UnitSystem): MeasurementUnit | undefined {
  const own = ownUnit(column);
  if (own === undefined || system === 'si') {
    return own;
  }
  return column.units.find(({ symbol }) => symbol === IMPERIAL[own.symbol]) ?? own;
}

/** A number in another unit, rounded for reading; in its own unit it stays unchanged. */
export function numberInUnit(
  value: number,
  from: MeasurementUnit | undefined,
  to: MeasurementUnit | undefined,
): number {
  return from === undefined || to === undefined ? value : shownIn(value, from, to);
}
