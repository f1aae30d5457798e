import { ListingFacets, type PropertyFacet, PropertyId } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { givenFacets } from './listing.fixture.ts';
import {
  choiceOf,
  choiceOfRange,
  isCode,
  priceRangeOf,
  rangeOf,
  withChoice,
  withPrice,
} from './property-range.rules.ts';

const pressure = ListingFacets.parse(givenFacets()).properties[0] as PropertyFacet;
const id = PropertyId.parse(4);

describe('a number property', () => {
  it('converts to a range in its own unit, or in the default one, and back', () => {
    const written = { propertyId: id, value: 145, measurementUnitId: pressure.units[0]?.id };
    expect(rangeOf(written, pressure)).toEqual({ value: 145, maxValue: undefined, unitId: 2 });
    expect(rangeOf({ propertyId: id, maxValue: 3 }, pressure)?.unitId).toBe(3);
    expect(rangeOf(undefined, pressure)).toBeUndefined();
    expect(choiceOfRange({ value: 1, unitId: 2 })).toEqual({
      value: 1,
      maxValue: undefined,
      measurementUnitId: 2,
    });
    expect(choiceOfRange({ value: 1, unitId: 0 })).toEqual({ value: 1, maxValue: undefined });
  });

  it('is stored once in the filter, and removed without a choice', () => {
    const filter = withChoice(withChoice({}, id, { value: 1 }), id, { value: 2 });
    expect(filter.properties).toEqual([{ propertyId: 4, value: 2 }]);
    expect(choiceOf(filter, 4)?.value).toBe(2);
    expect(withChoice(filter, id, undefined).properties).toEqual([]);
  });
});

describe('prices', () => {
  it('are stored in rial and shown in toman', () => {
    expect(priceRangeOf({ priceMinRial: 125_000 })).toEqual({
      value: 12_500,
      maxValue: undefined,
      unitId: 1,
    });
    expect(priceRangeOf({})).toBeUndefined();
    expect(withPrice({ verified: true }, { value: 12.34, maxValue: -5, unitId: 1 })).toEqual({
      verified: true,
      priceMinRial: 123,
      priceMaxRial: 0,
    });
  });
});

it('distinguishes codes from words', () => {
  expect(['DN50', 'ISO', 'ST37', '1/2″'].map(isCode)).toEqual([true, true, true, false]);
  expect(['چدن', 'استیل ۳۰۴', 'Stainless steel'].map(isCode)).toEqual([false, false, false]);
});
