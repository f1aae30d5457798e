import { describe, expect, it } from 'vitest';
import { knowledge } from './knowledge.fixture.ts';
import { understand } from './understand.rules.ts';

const bestOf = (term: string) => {
  const [best] = understand(term, knowledge).families;
  return { id: best?.family.id, isWhole: best?.lack === 0 };
};

describe('the last word of a term', () => {
  it.each([
    ['سانتریف', 5],
    ['پمپ سانتریف', 5],
    ['الکتروم', 1],
    ['لوله مانیس', 2],
  ])('of «%s» is the beginning of a known one', (term, id) => {
    expect(bestOf(term)).toEqual({ id, isWhole: true });
  });

  it('is whole when something knows it', () => {
    const [last] = understand('لوله', knowledge).mentions;
    expect(last?.isBegun).toBeUndefined();
    expect(last?.keys).toEqual(['لوله']);
  });

  it('is not begun by one or two letters, nor by a word before it', () => {
    expect(understand('سا', knowledge).families).toEqual([]);
    expect(bestOf('سانتریف پمپ').isWhole).toBe(false);
  });
});
