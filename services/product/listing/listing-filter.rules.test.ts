import type { ListingFilter } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { type FilterProperty, resolveFilter } from './listing-filter.rules.ts';

const NUMBER = 1;
const CHOICE = 2;
const PLAIN = 3;
const TEXT = 4;

const bar = { id: 10, factorToBase: 100_000, offsetToBase: 0 };
const megapascal = { id: 11, factorToBase: 1_000_000, offsetToBase: 0 };
const properties = new Map<number, FilterProperty>([
  [NUMBER, { kind: 'number', defaultUnitId: bar.id, units: [bar, megapascal] }],
  [CHOICE, { kind: 'enum', defaultUnitId: null, units: [] }],
  [PLAIN, { kind: 'number', defaultUnitId: null, units: [] }],
  [TEXT, { kind: 'text', defaultUnitId: null, units: [] }],
]);

const resolve = (filter: object) => resolveFilter(filter as ListingFilter, properties);
const errorsOf = (...chosen: object[]) => resolve({ properties: chosen }).errors;
const { filter: says } = messages;

describe('a listing filter', () => {
  it('is converted to base units, from its own unit or the default one', () => {
    const [first, second] = [
      resolve({
        properties: [{ propertyId: NUMBER, value: 1, maxValue: 2, measurementUnitId: megapascal.id }],
      }),
      resolve({ properties: [{ propertyId: NUMBER, value: 10, maxValue: 20 }] }),
    ];
    expect(first).toEqual(second);
    expect(first.conditions?.properties[0]).toMatchObject({ low: expect.closeTo(1e6, -2) });
  });

  it('contains what is chosen and nothing else', () => {
    expect(resolve({ categoryId: 7, cityIds: [], priceKind: [], verified: false }).conditions).toEqual({
      categoryId: 7,
      cityIds: undefined,
      priceKinds: undefined,
      onlyVerified: false,
      onlyInStock: false,
      properties: [],
    });
    expect(resolve({ properties: [{ propertyId: PLAIN, value: 3 }] }).conditions?.properties).toEqual([
      { propertyId: PLAIN, low: expect.closeTo(3, 3), high: null },
    ]);
    expect(resolve({ properties: [{ propertyId: CHOICE, values: [4, 5] }] }).conditions?.properties).toEqual([
      { propertyId: CHOICE, options: [4, 5] },
    ]);
  });

  it('with equal ends matches exactly that number', () => {
    expect(errorsOf({ propertyId: NUMBER, value: 10, maxValue: 10 })).toBeUndefined();
    expect(resolve({ priceMinRial: 5, priceMaxRial: 5 }).errors).toBeUndefined();
    expect(resolve({ priceMaxRial: 0 }).errors).toBeUndefined();
  });

  it.each([
    ['upside down', { propertyId: NUMBER, value: 2, maxValue: 1 }, 'maxValue', says.upsideDown],
    [
      'of a foreign unit',
      { propertyId: NUMBER, value: 2, measurementUnitId: 99 },
      'measurementUnitId',
      says.wrongUnit,
    ],
    [
      'of a unit for a plain number',
      { propertyId: PLAIN, value: 2, measurementUnitId: 10 },
      'measurementUnitId',
      says.wrongUnit,
    ],
    [
      'of a unit for a choice',
      { propertyId: CHOICE, values: [1], measurementUnitId: 10 },
      'measurementUnitId',
      says.wrongUnit,
    ],
    ['of an unknown property', { propertyId: 9, value: 2 }, 'propertyId', says.unknownProperty],
    ['of a text', { propertyId: TEXT, value: 2 }, 'propertyId', says.unknownProperty],
    ['without a number', { propertyId: NUMBER }, 'value', says.noNumber],
    ['of choices for a number', { propertyId: NUMBER, values: [1] }, 'values', says.notChoice],
    ['of a number for choices', { propertyId: CHOICE, value: 1 }, 'value', says.notNumber],
    ['of an upper end for choices', { propertyId: CHOICE, maxValue: 1 }, 'maxValue', says.notNumber],
    ['without a choice', { propertyId: CHOICE, values: [] }, 'values', says.nothingChosen],
  ])('%s is refused with its field', (_, chosen, ...[field, message]) => {
    expect(errorsOf(chosen)).toEqual({ [`filter.properties[0].${field}`]: [message] });
  });

  it('is refused when it chooses a property twice, or a minimum price above the maximum', () => {
    expect(errorsOf({ propertyId: PLAIN, value: 1 }, { propertyId: PLAIN, value: 2 })).toEqual({
      'filter.properties[1].propertyId': [says.twice],
    });
    expect(resolve({ priceMinRial: 6, priceMaxRial: 5 }).errors).toEqual({
      'filter.priceMaxRial': [says.upsideDown],
    });
  });
});
