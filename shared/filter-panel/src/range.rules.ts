import { convert, fromBase, type RangeUnit, roundTo, shownIn } from './unit.rules.ts';

/** A chosen range as the address stores it: at least `value`, at most `maxValue`, in the unit `unitId`. */
export interface RangeValue {
  readonly value?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly unitId: number;
}

/** One end of a range. */
export type RangeEnd = 'value' | 'maxValue';

/** Items whose number is at least `from` and below `to`, in base units. */
export interface RangeBucket {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const NO_UNIT: RangeUnit = { id: 0, title: '', symbol: '', factorToBase: 1, offsetToBase: 0 };

/** The unit of an id; the first one, or none at all, when there is no such unit. */
export function unitOf(units: readonly RangeUnit[], id: number | null | undefined): RangeUnit {
  return units.find((unit) => unit.id === id) ?? units[0] ?? NO_UNIT;
}

/**
 * A range after one end was written in the unit on the screen. The range takes over that unit, and the other end is
 * converted but not rounded, so that it finds the same items. Undefined when no end is left.
 */
export function withEnd(
  current: RangeValue | undefined,
  written: { end: RangeEnd; number: number | undefined; unit: RangeUnit },
  units: readonly RangeUnit[],
): RangeValue | undefined {
  const { end, number, unit } = written;
  const other: RangeEnd = end === 'value' ? 'maxValue' : 'value';
  const kept = current?.[other];
  const rest = kept === undefined ? undefined : convert(kept, unitOf(units, current?.unitId), unit);
  if (number === undefined && rest === undefined) {
    return undefined;
  }
  return {
    ...(number !== undefined && { [end]: number }),
    ...(rest !== undefined && { [other]: rest }),
    unitId: unit.id,
  };
}

/** True when the minimum is greater than the maximum. */
export function isUpsideDown({ value, maxValue }: RangeValue): boolean {
  return value !== undefined && maxValue !== undefined && value > maxValue;
}

/** The range with its ends in order. */
export function normalized(range: RangeValue): RangeValue {
  return isUpsideDown(range) ? { ...range, value: range.maxValue, maxValue: range.value } : range;
}

/** One end in the unit on the screen. */
export function shownEnd(
  range: RangeValue | undefined,
  end: RangeEnd,
  { units, unit }: { units: readonly RangeUnit[]; unit: RangeUnit },
): number | undefined {
  const number = range?.[end];
  return number === undefined ? undefined : shownIn(number, unitOf(units, range?.unitId), unit);
}

/** How an axis runs within its buckets: by equal steps, or by equal ratios, as prices are thought of. */
export type RangeScale = 'linear' | 'logarithmic';

/** The position of a number on the axis, 0 to 1; each bucket has the same width, however wide its numbers are. */
export function positionOf(
  base: number,
  buckets: readonly RangeBucket[],
  scale: RangeScale = 'linear',
): number {
  const index = buckets.findIndex(({ to }) => base < to);
  const bucket = buckets[index];
  if (bucket === undefined) {
    return 1;
  }
  const { from, to } = bucket;
  const at = byRatio(bucket, scale) ? Math.log : (number: number) => number;
  const share = to > from && base > from ? (at(base) - at(from)) / (at(to) - at(from)) : 0;
  return (index + Math.min(Math.max(share, 0), 1)) / buckets.length;
}

/** The number at a position of the axis, in base units. */
export function baseAt(
  position: number,
  buckets: readonly RangeBucket[],
  scale: RangeScale = 'linear',
): number {
  const place = Math.min(Math.max(position, 0), 1) * buckets.length;
  const index = Math.min(Math.floor(place), buckets.length - 1);
  const bucket = buckets[index];
  if (bucket === undefined) {
    return 0;
  }
  const { from, to } = bucket;
  const share = place - index;
  return byRatio(bucket, scale) ? from * (to / from) ** share : from + (to - from) * share;
}

function byRatio({ from }: RangeBucket, scale: RangeScale): boolean {
  return scale === 'logarithmic' && from > 0;
}

/** Positions of a handle within each bucket. */
const STEPS_PER_BUCKET = 8;

/** How many positions a handle has on an axis. */
export function stepsOf(buckets: readonly RangeBucket[]): number {
  return buckets.length * STEPS_PER_BUCKET;
}

/**
 * The number of a handle at one of its positions, in a unit: as round as possible while adjacent positions differ.
 * At its own end of the axis it is undefined: there is no limit.
 */
export function numberAt(
  step: number,
  end: RangeEnd,
  {
    buckets,
    unit,
    scale,
  }: { buckets: readonly RangeBucket[]; unit: RangeUnit; scale?: RangeScale | undefined },
): number | undefined {
  const steps = stepsOf(buckets);
  const isOpen = end === 'value' ? step <= 0 : step >= steps;
  if (isOpen) {
    return undefined;
  }
  const at = (place: number) => fromBase(baseAt(place / steps, buckets, scale), unit);
  const number = at(step);
  const apart = Math.abs(at(step + 1) - number) || Math.abs(number - at(step - 1));
  const decimals = apart > 0 ? -Math.floor(Math.log10(apart / 2)) : 0;
  const factor = 10 ** decimals;
  return roundTo(Math.round(number * factor) / factor, 12);
}

const EQUAL_BUCKETS = 20;
/** Above this ratio equal steps would press all small numbers together. */
const WIDE = 20;

/** An axis for a range whose items were not counted: even steps, or even ratios when it is wide or logarithmic. */
export function axisOf(min: number, max: number, scale: RangeScale = 'linear'): RangeBucket[] {
  const isWide = min > 0 && (scale === 'logarithmic' || max / min > WIDE);
  const edge = (index: number) =>
    isWide ? min * (max / min) ** (index / EQUAL_BUCKETS) : min + ((max - min) * index) / EQUAL_BUCKETS;
  return Array.from({ length: EQUAL_BUCKETS }, (_, index) => ({
    from: edge(index),
    to: edge(index + 1),
    count: 0,
  }));
}
