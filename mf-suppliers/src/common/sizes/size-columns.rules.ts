import type { MeasurementUnit, Variant, VariantColumn, VariantTable } from '@bazaar/contracts/product';
import { numberInUnit, ownUnit, type UnitSystem, unitInSystem } from './unit-system.rules.ts';

type VariantValue = Variant['values'][number];

/** A column of a size table with its place in the values, and the unit that it is shown in. */
export interface SizeColumn extends Pick<VariantColumn, 'propertyId' | 'title' | 'kind' | 'defines'> {
  index: number;
  own: MeasurementUnit | undefined;
  unit: MeasurementUnit | undefined;
  /** The symbol beside the title; null when the numbers have no unit. */
  symbol: string | null;
}

/** The columns of a table in a system of units. */
export function sizeColumns(columns: readonly VariantColumn[], system: UnitSystem): SizeColumn[] {
  return columns.map((column, index) => {
    const unit = unitInSystem(column, system);
    const { propertyId, title, kind, defines, unitSymbol } = column;
    return {
      ...{ propertyId, title, kind, defines, index, unit },
      own: ownUnit(column),
      symbol: unit?.symbol ?? unitSymbol,
    };
  });
}

/**
 * Separates the columns in which sizes differ from those whose value all of them share. What no size has is in
 * neither; a single size keeps its defining columns in the table.
 */
export function splitColumns({ columns, variants }: VariantTable, system: UnitSystem) {
  const filled = sizeColumns(columns, system).filter(({ index }) =>
    variants.some(({ values }) => values[index] != null),
  );
  const isCommon = ({ index, defines }: SizeColumn) =>
    variants.length === 1 ? !defines : new Set(variants.map(({ values }) => values[index])).size === 1;
  return {
    shown: filled.filter((column) => !isCommon(column)),
    common: filled.filter(isCommon),
  };
}

/** A value as it is shown: numbers in the shown unit. */
export function shownValue({ values }: Pick<Variant, 'values'>, column: SizeColumn): VariantValue {
  const value = values[column.index] ?? null;
  return typeof value === 'number' ? numberInUnit(value, column.own, column.unit) : value;
}
