import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  baseAt,
  normalized,
  numberAt,
  positionOf,
  type RangeValue,
  shownEnd,
  stepsOf,
  withEnd,
} from './range.rules.ts';
import { convert, fromBase, otherUnit, type RangeUnit, shownIn, toBase } from './unit.rules.ts';

const unit = (id: number, symbol: string, factorToBase: number): RangeUnit => ({
  id,
  symbol,
  title: symbol,
  factorToBase,
  offsetToBase: 0,
});
const PRESSURE = [
  unit(1, 'kPa', 1000),
  unit(2, 'psi', 6894.757293168),
  unit(3, 'bar', 100_000),
  unit(4, 'MPa', 1_000_000),
];
const TEMPERATURE = [
  { ...unit(5, '°F', 5 / 9), offsetToBase: 255.3722222222222 },
  { ...unit(6, '°C', 1), offsetToBase: 273.15 },
];
const pick = (units: readonly RangeUnit[], symbol: string) =>
  units.find((one) => one.symbol === symbol) as RangeUnit;

const written = fc.integer({ min: -100_000, max: 100_000 }).map((number) => number / 100);
const pair = fc.oneof(
  fc.tuple(fc.constantFrom(...PRESSURE), fc.constantFrom(...PRESSURE)),
  fc.tuple(fc.constantFrom(...TEMPERATURE), fc.constantFrom(...TEMPERATURE)),
);

/** The tolerance within which the services treat two numbers as equal. */
function isSameToServices(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.abs(other) * 1e-5 + 1e-9;
}

describe('the unit choice', () => {
  it('converts a number to another unit and back to the same number', () => {
    fc.assert(
      fc.property(written, pair, (number, [from, to]) => {
        expect(convert(convert(number, from, to), to, from)).toBeCloseTo(number, 6);
      }),
    );
  });

  it.each([
    { number: 10, from: 'bar', to: 'MPa', shown: 1 },
    { number: 10, from: 'bar', to: 'psi', shown: 145 },
    { number: 16, from: 'bar', to: 'psi', shown: 232.1 },
    { number: 2.5, from: 'bar', to: 'psi', shown: 36.3 },
    { number: 0.5, from: 'bar', to: 'psi', shown: 7.25 },
    { number: 0.5, from: 'bar', to: 'MPa', shown: 0.05 },
    { number: 10.123456, from: 'bar', to: 'bar', shown: 10.123456 },
  ])('shows $number $from in $to as $shown, with the decimals that a person reads', (given) => {
    expect(shownIn(given.number, pick(PRESSURE, given.from), pick(PRESSURE, given.to))).toBe(given.shown);
  });

  it('shows 10 kW as 13.4 hp, and temperatures with their offset', () => {
    expect(shownIn(10, unit(8, 'kW', 1000), unit(9, 'hp', 745.699872))).toBe(13.4);
    expect(shownIn(0, pick(TEMPERATURE, '°C'), pick(TEMPERATURE, '°F'))).toBe(32);
    expect(shownIn(32, pick(TEMPERATURE, '°F'), pick(TEMPERATURE, '°C'))).toBe(0);
  });

  it('names the usual unit as the second unit of a range, or the next larger one', () => {
    expect(otherUnit(PRESSURE, pick(PRESSURE, 'psi'), 3)?.symbol).toBe('bar');
    expect(otherUnit(PRESSURE, pick(PRESSURE, 'bar'), 3)?.symbol).toBe('MPa');
    expect(otherUnit(PRESSURE, pick(PRESSURE, 'MPa'), 4)?.symbol).toBe('bar');
    expect(otherUnit([], pick(PRESSURE, 'MPa'), 4)).toBeUndefined();
  });
});

describe('a range', () => {
  it('is read in another unit without being changed', () => {
    const range: RangeValue = { value: 10, maxValue: 16, unitId: 3 };
    const ends = fc.constantFrom('value' as const, 'maxValue' as const);
    fc.assert(
      fc.property(fc.constantFrom(...PRESSURE), ends, (shown, end) => {
        shownEnd(range, end, { units: PRESSURE, unit: shown });
        const back = shownEnd(range, end, { units: PRESSURE, unit: pick(PRESSURE, 'bar') });
        expect(back).toBe(range[end]);
      }),
    );
  });

  it('takes over the unit in which an end is written, and the other end still finds the same items', () => {
    fc.assert(
      fc.property(written, written, pair, (number, other, [from, to]) => {
        const units = [from, to];
        const range = withEnd(
          { maxValue: other, unitId: from.id },
          { end: 'value', number, unit: to },
          units,
        ) as RangeValue & { maxValue: number };
        expect(range.value).toBe(number);
        expect(range.unitId).toBe(to.id);
        expect(isSameToServices(toBase(range.maxValue, to), toBase(other, from))).toBe(true);
      }),
    );
  });

  it('is undefined without any end', () => {
    const written = { end: 'value' as const, number: undefined, unit: pick(PRESSURE, 'bar') };
    expect(withEnd({ value: 3, unitId: 3 }, written, PRESSURE)).toBeUndefined();
    expect(withEnd({ value: 3, maxValue: 5, unitId: 3 }, written, PRESSURE)).toEqual({
      maxValue: 5,
      unitId: 3,
    });
  });

  it('has its ends swapped when they were crossed', () => {
    expect(normalized({ value: 9, maxValue: 1, unitId: 3 })).toEqual({ value: 1, maxValue: 9, unitId: 3 });
    expect(normalized({ value: 9, unitId: 3 })).toEqual({ value: 9, unitId: 3 });
  });
});

describe('the axis', () => {
  const wide = axisOf(750, 160_000);

  it('spans the whole range, by ratios when it is wide', () => {
    expect(wide[0]?.from).toBe(750);
    expect(wide.at(-1)?.to).toBeCloseTo(160_000, 6);
    expect((wide[1]?.to ?? 0) / (wide[1]?.from ?? 1)).toBeCloseTo(
      (wide[9]?.to ?? 0) / (wide[9]?.from ?? 1),
      9,
    );
    const even = axisOf(-5, 15);
    expect(even[1]?.from).toBe(-4);
  });

  it('of prices runs by ratios, however close they are: half of the way is the geometric mean', () => {
    const prices = axisOf(1_000_000, 4_000_000, 'logarithmic');
    const counted = [
      { from: 1_000_000, to: 2_000_000, count: 3 },
      { from: 2_000_000, to: 4_000_000, count: 1 },
    ];

    expect(baseAt(0.5, prices, 'logarithmic')).toBeCloseTo(2_000_000, 3);
    expect(baseAt(0.25, counted, 'logarithmic')).toBeCloseTo(1_000_000 * Math.SQRT2, 3);
    expect(positionOf(1_000_000 * Math.SQRT2, counted, 'logarithmic')).toBeCloseTo(0.25, 9);
    expect(baseAt(0.25, counted)).toBe(1_500_000);
  });

  it('moves a price by the same share with each step of a key', () => {
    const buckets = axisOf(1_000_000, 90_000_000, 'logarithmic');
    const toman = unit(1, 'تومان', 10);
    const at = (step: number) =>
      numberAt(step, 'value', { buckets, unit: toman, scale: 'logarithmic' }) as number;
    const shares = [10, 40, 80, 120, 150].map((step) => at(step + 1) / at(step));

    expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.03);
    expect(at(40) % 1000).toBe(0);
  });

  it('maps a position to a number and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (place) => {
        expect(positionOf(baseAt(place, wide), wide)).toBeCloseTo(place, 9);
      }),
    );
    expect(positionOf(1, wide)).toBe(0);
    expect(positionOf(1e9, wide)).toBe(1);
  });

  it('gives each position of a handle its own number, and no limit at its end', () => {
    const kW = unit(7, 'kW', 1000);
    for (const buckets of [
      wide,
      axisOf(-5, 15),
      axisOf(1, 1.001),
      axisOf(1_000_000, 90_000_000, 'logarithmic'),
    ]) {
      const places = Array.from({ length: stepsOf(buckets) - 1 }, (_, index) => index + 1);
      const numbers = places.map((step) => numberAt(step, 'value', { buckets, unit: kW }) as number);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers);
      for (const [index, number] of numbers.entries()) {
        const place = Math.round(positionOf(toBase(number, kW), buckets) * stepsOf(buckets));
        expect(place).toBe(index + 1);
      }
    }
    expect(numberAt(0, 'value', { buckets: wide, unit: kW })).toBeUndefined();
    expect(numberAt(stepsOf(wide), 'maxValue', { buckets: wide, unit: kW })).toBeUndefined();
    expect(fromBase(160_000, kW)).toBe(160);
  });
});
