import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readVocabulary } from '../../seed/vocabulary.ts';
import { fromBase, NO_UNIT, rangeInBase, toBase } from './measurement.rules.ts';

const { measurement } = readVocabulary();
const unit = (quantity: string, code: string) => {
  const found = measurement
    .find((every) => every.code === quantity)
    ?.units.find((every) => every.code === code);
  if (found === undefined) {
    throw new RangeError(`No unit ${code}.`);
  }
  return found;
};

/** Two units of one quantity and a number that a catalogue may contain. */
const reading = fc.constantFrom(...measurement).chain(({ units }) =>
  fc.record({
    one: fc.constantFrom(...units),
    other: fc.constantFrom(...units),
    value: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
  }),
);

const isIn = (base: number, { low, high }: ReturnType<typeof rangeInBase>) =>
  (low === null || base >= low) && (high === null || base <= high);

describe('the unit choice', () => {
  it('convert a value to the base and back', () => {
    fc.assert(
      fc.property(reading, ({ one, value }) => {
        const back = fromBase(toBase(value, one), one);
        expect(Math.abs(back - value)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(value), 1000));
      }),
    );
  });

  it.each([
    { quantity: 'pressure', one: [10, 'bar'], other: [1, 'MPa'] },
    { quantity: 'pressure', one: [100, 'bar'], other: [10_000, 'kPa'] },
    { quantity: 'length', one: [2, 'in'], other: [50.8, 'mm'] },
    { quantity: 'temperature', one: [212, 'F'], other: [100, 'C'] },
  ] as const)('of $quantity convert $one to $other', ({ quantity, one, other }) => {
    const base = toBase(one[0], unit(quantity, one[1]));
    expect(fromBase(base, unit(quantity, other[1]))).toBeCloseTo(other[0], 9);
  });
});

describe('a range', () => {
  it('of 10 bar contains what is stored as 1 MPa, and so does the number that a screen shows in psi', () => {
    const stored = toBase(1, unit('pressure', 'MPa'));
    for (const [value, code] of [
      [10, 'bar'],
      [1000, 'kPa'],
      [145.038, 'psi'],
    ] as const) {
      expect(isIn(stored, rangeInBase({ low: value, high: null }, unit('pressure', code)))).toBe(true);
      expect(isIn(stored, rangeInBase({ low: null, high: value }, unit('pressure', code)))).toBe(true);
    }
  });

  it('contains the same numbers in any unit, even as a screen rounds it', () => {
    fc.assert(
      fc.property(
        reading,
        fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { maxLength: 20 }),
        ({ one, other, value }, numbers) => {
          const low = toBase(value, one);
          const inOther = Number(fromBase(low, other).toPrecision(12));
          const given = rangeInBase({ low: value, high: null }, one);
          const changed = rangeInBase({ low: inOther, high: null }, other);
          // Includes the closest values that must stay distinct: a ten-thousandth apart.
          const bases = [...numbers.map((number) => toBase(number, one)), low, low * 1.0001, low * 0.9999];
          expect(bases.map((base) => isIn(base, given))).toEqual(bases.map((base) => isIn(base, changed)));
        },
      ),
    );
  });

  it('is open at an end that is not given, and needs no unit', () => {
    expect(rangeInBase({ low: null, high: null }, NO_UNIT)).toEqual({ low: null, high: null });
    expect(isIn(8, rangeInBase({ low: 8, high: 8 }, NO_UNIT))).toBe(true);
    expect(isIn(9, rangeInBase({ low: 8, high: 8 }, NO_UNIT))).toBe(false);
  });
});
