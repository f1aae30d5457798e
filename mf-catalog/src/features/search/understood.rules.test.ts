import type { SearchResult } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { groupByMissing, termWithout } from './understood.rules.ts';

describe('a term without a part', () => {
  it.each([
    ['پمپ ۱۵ کیلووات چدنی', { from: 4, to: 14 }, 'پمپ چدنی'],
    ['پمپ قرمز', { from: 4, to: 8 }, 'پمپ'],
    ['پمپ', { from: 0, to: 3 }, ''],
  ])('of «%s» keeps the other words', (term, part, rest) => {
    expect(termWithout(term, part)).toBe(rest);
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
