import type { SearchResult } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { groupByMissing, nearestOf, termWithout } from './understood.rules.ts';

describe('a term without a part', () => {
  it.each([
    ['پمپ ۱۵ کیلووات چدنی', { from: 4, to: 14 }, 'پمپ چدنی'],
    ['پمپ قرمز', { from: 4, to: 8 }, 'پمپ'],
    ['پمپ', { from: 0, to: 3 }, ''],
  ])('of «%s» keeps the other words', (term, part, rest) => {
    expect(termWithout(term, part)).toBe(rest);
  });
});

describe('what is near a term', () => {
  const hit = (kind: SearchResult['kind'], missing: string[]) => ({ kind, missing }) as SearchResult;

  it('is told of results that all lack something, with the words that none of them keeps', () => {
    expect(nearestOf([hit('category', ['روغن', '۶۸']), hit('category', ['روغن'])])).toEqual({
      hasGoods: false,
      unkept: ['روغن'],
    });
    expect(nearestOf([hit('baseProduct', ['گریس']), hit('supplier', ['نسوز'])])).toEqual({
      hasGoods: true,
      unkept: [],
    });
  });

  it('is nothing when one of them keeps the whole term, or there is none', () => {
    expect(nearestOf([hit('category', ['روغن']), hit('content', [])])).toBeNull();
    expect(nearestOf([])).toBeNull();
  });
});

it('groups results by the words they lack, in the order of the first of each group', () => {
  const hit = (id: number, missing: string[]) => ({ id, missing }) as SearchResult;
  const groups = groupByMissing([hit(1, []), hit(2, ['تهران']), hit(3, []), hit(4, ['تهران'])]);
  expect(groups.map(({ missing, items }) => [missing, items.map(({ id }) => id)])).toEqual([
    [[], [1, 3]],
    [['تهران'], [2, 4]],
  ]);
});
