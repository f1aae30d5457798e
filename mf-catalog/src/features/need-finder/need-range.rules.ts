import type { MeasurementUnit, PropertyFacet, PropertyFilter } from '@bazaar/contracts/product';
import type { Measure } from './need-measures.rules.ts';

/** A number, or a range of them. */
export interface RangePart {
  kind: 'range';
  key: string;
  title: string;
  from: number | null;
  to: number | null;
  /** Empty for a property without a unit, such as a ratio or a hardness. */
  unitSymbol: string;
  filter: PropertyFilter;
}

/** A plain number matches values up to a fifth smaller or larger, because makers offer fixed sizes. */
const TOLERANCE = 0.2;
/** No property is larger, and a list accepts no larger filter value. */
const MAX_VALUE = 1e12;

/** A number of a need as a condition on a property; without a unit when the property has none. */
export function rangeOf(
  facet: PropertyFacet,
  measure: Pick<Measure, 'value' | 'upper' | 'bound'>,
  unit: MeasurementUnit | null,
): RangePart {
  const { from, to } = endsOf(measure);
  return {
    kind: 'range',
    key: `p${facet.id}`,
    title: facet.title,
    from,
    to,
    unitSymbol: unit?.symbol ?? '',
    filter: {
      propertyId: facet.id,
      ...(from !== null && { value: from }),
      ...(to !== null && { maxValue: to }),
      ...(unit !== null && { measurementUnitId: unit.id }),
    },
  };
}

function endsOf({ value, upper, bound }: Pick<Measure, 'value' | 'upper' | 'bound'>): {
  from: number | null;
  to: number | null;
} {
  if (upper !== null) {
    return { from: bounded(value), to: bounded(upper) };
  }
  if (bound !== null) {
    return bound === 'min' ? { from: bounded(value), to: null } : { from: null, to: bounded(value) };
  }
  return { from: rounded(value * (1 - TOLERANCE)), to: rounded(value * (1 + TOLERANCE)) };
}

function bounded(value: number): number {
  return Math.min(value, MAX_VALUE);
}

/** Three significant digits; more would suggest a false precision. */
function rounded(value: number): number {
  return bounded(Number(value.toPrecision(3)));
}
