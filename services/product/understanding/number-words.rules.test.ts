import { numberInWords } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { NUMBER_WORDS, partWords } from './number-words.rules.ts';
import { numberAt } from './numbers.rules.ts';
import { readTokens } from './tokens.rules.ts';

const TENS = [20, 30, 40, 50, 60, 70, 80, 90];
const HUNDREDS = [100, 200, 300, 400, 500, 600, 700, 800, 900];
const ONE_WORD = [...Array.from({ length: 20 }, (_, value) => value), ...TENS, ...HUNDREDS];

describe('the words of numbers', () => {
  it.each(ONE_WORD)('have the one that %d is written with', (value) => {
    expect(NUMBER_WORDS.get(numberInWords(value))).toBe(value);
  });

  it.each([
    ['هفتاد متر', 70],
    ['نود کیلووات', 90],
    ['سیزده میلی‌متر', 13],
    ['ششصد کیلوگرم', 600],
    ['نیم اینچ', 0.5],
  ])('are read before a unit: «%s»', (text, value) => {
    expect(numberAt({ tokens: readTokens(text) }, 0)?.values).toEqual([value]);
  });

  it('are joined before a few parts only', () => {
    expect(partWords(3)).toEqual(['سه']);
    expect(partWords(1)).toContain('تک');
    expect([partWords(9), partWords(1.5), partWords(-1)]).toEqual([[], [], []]);
  });
});
