import { ListingFacets, PropertyId } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { knownFilter, withChosenCities } from './known-filter.rules.ts';
import { givenFacets } from './listing.fixture.ts';

const facets = ListingFacets.parse(givenFacets());
const id = (number: number) => PropertyId.parse(number);

describe('knownFilter', () => {
  it('drops properties, units and values that the list does not have', () => {
    const foreignUnit = { propertyId: id(4), value: 1, measurementUnitId: 99 as never };
    const known = { propertyId: id(7), values: [70] };
    expect(
      knownFilter(
        {
          properties: [
            foreignUnit,
            { propertyId: id(7), values: [70, 999] },
            { propertyId: id(99), value: 1 },
          ],
        },
        facets,
      ),
    ).toEqual({ properties: [known] });
  });

  it('drops numbers for a text property and texts for a number property, and keeps the rest', () => {
    const filter = {
      properties: [
        { propertyId: id(7), value: 1 },
        { propertyId: id(4), values: [1] },
      ],
      cityIds: [16],
    };
    expect(knownFilter(filter, facets)).toEqual({ cityIds: [16] });
    const whole = { properties: [{ propertyId: id(4), maxValue: 9 }] };
    expect(knownFilter(whole, facets)).toEqual(whole);
  });
});

describe('withChosenCities', () => {
  it('adds a chosen city without results, with its name', () => {
    const cities = [{ id: 22, title: 'کرج' }];
    expect(withChosenCities(facets, [16, 22], cities).cities.at(-1)).toEqual({
      id: 22,
      title: 'کرج',
      count: 0,
    });
    expect(withChosenCities(facets, [16], cities)).toBe(facets);
    expect(withChosenCities(facets, [404], cities)).toBe(facets);
  });
});
