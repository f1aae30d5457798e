import { VariantTable } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { sizeColumns, splitColumns } from '../../common/sizes/size-columns.rules.ts';
import { givenTable, givenVariant } from './base-product.fixture.ts';
import type { SizeFilter } from './size-filters.address.ts';
import { bestRemoval, filterInUnits, filterSizes, sizeFacets, sortSizes } from './size-list.rules.ts';

const table = VariantTable.parse(givenTable());
const SI = sizeColumns(table.columns, 'si');
const IMPERIAL = sizeColumns(table.columns, 'imperial');
const filter = (propertyId: number, changes: Partial<SizeFilter>): SizeFilter => ({
  ...{ propertyId, from: null, to: null, choices: [] },
  ...changes,
});
const codesOf = (variants: readonly { code: string }[]) => variants.map(({ code }) => code);
const POWER = 1;
const POLES = 2;

describe('splitColumns', () => {
  it('separates what differs from what all sizes share', () => {
    const { shown, common } = splitColumns(table, 'si');

    expect(shown.map(({ title }) => title)).toEqual(['توان', 'قطب', 'فریم']);
    expect(common.map(({ title }) => title)).toEqual(['درجه حفاظت']);
  });

  it('keeps the defining columns of a single size, and leaves out what no size has', () => {
    const single = VariantTable.parse(givenTable([givenVariant('A-1', [4, null, '132S', 'IP55'])]));
    const { shown, common } = splitColumns(single, 'si');

    expect(shown.map(({ title }) => title)).toEqual(['توان', 'فریم']);
    expect(common.map(({ title }) => title)).toEqual(['درجه حفاظت']);
  });
});

describe('filterSizes', () => {
  it('finds numbers between both ends, and texts among the chosen ones', () => {
    const filters = [filter(POWER, { from: 15, to: 18.5 }), filter(POLES, { choices: ['۲'] })];

    expect(codesOf(filterSizes(table.variants, filters, SI))).toEqual(['TE3-160L-2']);
  });

  it('compares with the number that is shown: what reads 20.1 hp is at least 20.1 hp', () => {
    const shown = [filter(POWER, { from: 20.1, to: 20.1 })];

    expect(codesOf(filterSizes(table.variants, shown, IMPERIAL))).toEqual(['TE3-160L-4']);
  });

  it('ignores a filter of a column that the table does not have', () => {
    expect(filterSizes(table.variants, [filter(99, { from: 5 })], SI)).toHaveLength(4);
  });
});

it('the filter whose removal brings the most sizes is proposed, and none that brings nothing', () => {
  const power = filter(POWER, { to: 10 });
  const poles = filter(POLES, { choices: ['۲'] });

  expect(bestRemoval(table.variants, [power, poles], SI)).toEqual({ filter: power, count: 2 });
  expect(
    bestRemoval(table.variants, [filter(POWER, { from: 99 }), filter(POLES, { choices: ['۹'] })], SI),
  ).toBeNull();
});

describe('sortSizes', () => {
  it('sorts by a property or a price, with unknown values last in both directions', () => {
    const sorted = (key: 'price' | number, direction: 'asc' | 'desc') =>
      codesOf(sortSizes(table.variants, { key, direction }, SI));

    expect(sorted(POWER, 'desc')[0]).toBe('TE3-180M-2');
    expect(sorted('price', 'asc')).toEqual(['TE3-132S-4', 'TE3-160L-4', 'TE3-160L-2', 'TE3-180M-2']);
    expect(sorted('price', 'desc')).toEqual(['TE3-160L-2', 'TE3-132S-4', 'TE3-160L-4', 'TE3-180M-2']);
  });

  it('keeps the order of the table without an order, and for an unknown column', () => {
    expect(sortSizes(table.variants, null, SI)).toEqual(table.variants);
    expect(sortSizes(table.variants, { key: 99, direction: 'asc' }, SI)).toEqual(table.variants);
  });
});

it('facets have the ends of the numbers in the shown unit, and the texts with their counts', () => {
  const [power, poles] = sizeFacets(table.variants, IMPERIAL);

  expect(power).toMatchObject({ kind: 'range', min: 7.38, max: 29.5 });
  expect(poles).toMatchObject({
    kind: 'choices',
    options: [
      { value: '۴', count: 2 },
      { value: '۲', count: 2 },
    ],
  });
});

it('a filter is shown in the units of the table, whatever units it was written in', () => {
  const written = filter(POWER, { from: 15 });

  expect(filterInUnits(written, SI[0], IMPERIAL[0])).toMatchObject({ from: 20.1, to: null });
  expect(filterInUnits(written, SI[0], SI[0])).toEqual(written);
});
