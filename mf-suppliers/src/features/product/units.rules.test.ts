import { MeasurementUnit } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { inUnit, unitOf, unitsLike } from './units.rules.ts';

const unit = (id: number, symbol: string, [quantityId, factorToBase, offsetToBase = 0]: number[]) =>
  MeasurementUnit.parse({ id, quantityId, code: symbol, title: symbol, symbol, factorToBase, offsetToBase });

const bar = unit(1, 'bar', [3, 100_000]);
const psi = unit(2, 'psi', [3, 6894.757293168]);
const MPa = unit(3, 'MPa', [3, 1_000_000]);
const celsius = unit(4, '°C', [9, 1, 273.15]);
const fahrenheit = unit(5, '°F', [9, 5 / 9, 255.3722222222222]);
const units = [bar, psi, MPa, celsius, fahrenheit];
const fact = (value: number | null, unitSymbol: string | null, maxValue: number | null = null) => ({
  title: 'x',
  value,
  maxValue,
  text: null,
  isCode: false,
  unitSymbol,
});

it('finds the unit of a fact, and the units of the same quantity', () => {
  expect(unitOf(units, fact(10, 'bar'))).toBe(bar);
  expect(unitOf(units, fact(10, 'furlong'))).toBeUndefined();
  expect(unitOf(units, fact(null, null))).toBeUndefined();
  expect(unitsLike(units, bar)).toEqual([bar, psi, MPa]);
});

describe('inUnit', () => {
  it('converts by factor', () => {
    expect(inUnit(fact(10, 'bar', 16), bar, MPa)).toMatchObject({
      value: 1,
      maxValue: 1.6,
      unitSymbol: 'MPa',
    });
    expect(inUnit(fact(10, 'bar'), bar, psi).value).toBe(145);
  });

  it('converts scales with different zero points', () => {
    expect(inUnit(fact(-10, '°C', 90), celsius, fahrenheit)).toMatchObject({ value: 14, maxValue: 194 });
    expect(inUnit(fact(0, '°C'), celsius, fahrenheit).value).toBe(32);
  });

  it('leaves the value unchanged when the unit stays the same', () => {
    const given = fact(10.123456789, 'bar');

    expect(inUnit(given, bar, bar)).toBe(given);
  });

  it('returns to the original value, for every unit of the quantity', () => {
    for (const value of [0.004, 0.5, 1, 7.25, 16, 1234, 45_000]) {
      for (const other of unitsLike(units, bar)) {
        const there = inUnit(fact(value, 'bar'), bar, other);
        expect(inUnit(there, other, bar).value).toBeCloseTo(value, value < 1 ? 5 : 0);
      }
    }
  });
});
