import { MeasurementUnit, VariantColumn } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { numberInUnit, ownUnit, unitInSystem } from './unit-system.rules.ts';

const unit = (id: number, symbol: string, factorToBase: number) =>
  MeasurementUnit.parse({
    id,
    quantityId: 5,
    code: symbol,
    title: symbol,
    symbol,
    factorToBase,
    offsetToBase: 0,
  });
const [kW, hp, VA] = [unit(1, 'kW', 1000), unit(2, 'hp', 745.7), unit(3, 'kVA', 1000)];
const columnOf = (units: MeasurementUnit[], measurementUnitId: number | null) =>
  VariantColumn.parse({
    ...{ propertyId: 1, title: 'توان', kind: 'number', defines: true },
    ...{ measurementUnitId, unitSymbol: null, units },
  });

describe('the unit of a column in a system', () => {
  it('is its own, or the imperial one where its quantity has any', () => {
    const power = columnOf([kW, hp], 1);

    expect(ownUnit(power)).toEqual(kW);
    expect(unitInSystem(power, 'si')).toEqual(kW);
    expect(unitInSystem(power, 'imperial')).toEqual(hp);
    expect(unitInSystem(columnOf([VA], 3), 'imperial')).toEqual(VA);
    expect(unitInSystem(columnOf([], null), 'imperial')).toBeUndefined();
  });
});

describe('a number in another unit', () => {
  it('has one decimal from ten on', () => {
    expect(numberInUnit(10, kW, hp)).toBe(13.4);
    expect(numberInUnit(132, kW, hp)).toBe(177);
  });

  it('keeps small numbers apart', () => {
    expect(numberInUnit(1.1, kW, hp)).toBe(1.48);
    expect(numberInUnit(0.37, kW, hp)).toBe(0.496);
  });

  it('is unchanged in its own unit, and without one', () => {
    expect(numberInUnit(5.123456, kW, kW)).toBe(5.123456);
    expect(numberInUnit(5.123456, undefined, hp)).toBe(5.123456);
  });
});
