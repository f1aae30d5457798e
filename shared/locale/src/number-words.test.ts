import { numberToWords } from '@persian-tools/persian-tools';
import { describe, expect, it } from 'vitest';
import { numberInWords } from './number-words.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

// The other library writes «هفت صد», «صد» and «کوآدریلیون» where this one writes «هفتصد», «یکصد» and «کوادریلیون»;
// nothing else may differ.
const withoutStyle = (words: string): string =>
  words
    .replace(/[\s\u200C]/g, '')
    .replaceAll('یکصد', 'صد')
    .replaceAll('کوآدریلیون', 'کوادریلیون');

describe('numberInWords', () => {
  it.each([
    [0, 'صفر'],
    [7, 'هفت'],
    [19, 'نوزده'],
    [20, 'بیست'],
    [25, 'بیست و پنج'],
    [38, 'سی و هشت'],
    [44, 'چهل و چهار'],
    [72, 'هفتاد و دو'],
    [81, 'هشتاد و یک'],
    [99, 'نود و نه'],
    [100, 'یکصد'],
    [138, 'یکصد و سی و هشت'],
    [777, 'هفتصد و هفتاد و هفت'],
    [1000, 'یک هزار'],
    [1_000_005, 'یک میلیون و پنج'],
    [1_038_000_000, 'یک میلیارد و سی و هشت میلیون'],
    [-5, 'منفی پنج'],
  ])('writes %d as «%s»', (value, words) => {
    expect(numberInWords(value)).toBe(words);
  });

  it('agrees with another library on every number below 10,000', () => {
    for (let value = 0; value < 10_000; value += 1) {
      expect(withoutStyle(numberInWords(value))).toBe(withoutStyle(String(numberToWords(value))));
    }
  });

  it('agrees with another library on 20,000 random numbers of every length', () => {
    const random = createSeededRandom(1405);
    for (let round = 0; round < 20_000; round += 1) {
      const value = Number(random.digits(1 + random.below(15))) * (random.below(4) === 0 ? -1 : 1) + 0;
      expect(withoutStyle(numberInWords(value))).toBe(withoutStyle(String(numberToWords(value))));
    }
    const largest = Number.MAX_SAFE_INTEGER;
    expect(withoutStyle(numberInWords(largest))).toBe(withoutStyle(String(numberToWords(largest))));
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError);
  });
});
