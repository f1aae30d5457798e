import { numberToWords } from '@persian-tools/persian-tools';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-words.ts';
import {
  formatRial,
  formatRialText,
  formatToman,
  formatTomanText,
  rialToToman,
  tomanToRial,
} from './money.ts';
import { parseNumberFa } from './numbers.ts';
import { createSeededRandom } from './seeded-random.fixture.ts';

const NOT_WHOLE = [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53];

describe('rialToToman and tomanToRial', () => {
  it('differ by ten', () => {
    expect(rialToToman(125_000_000)).toBe(12_500_000);
    expect(rialToToman(12_345)).toBe(1234.5);
    expect(tomanToRial(12_500_000)).toBe(125_000_000);
    expect(tomanToRial(1234.5)).toBe(12_345);
  });

  it('are each other’s reverse', () => {
    const random = createSeededRandom(7);
    for (let round = 0; round < 5000; round += 1) {
      const amountRial = Number(random.digits(1 + random.below(15)));
      expect(tomanToRial(rialToToman(amountRial))).toBe(amountRial);
    }
  });

  it('refuse a part of a rial', () => {
    expect(() => tomanToRial(0.25)).toThrow(RangeError);
    expect(() => rialToToman(0.5)).toThrow(RangeError);
  });
});

describe('formatToman', () => {
  it('shows a rial amount in toman', () => {
    expect(formatToman(125_000_000)).toBe('۱۲٬۵۰۰٬۰۰۰');
    expect(formatTomanText(125_000_000)).toBe('۱۲٬۵۰۰٬۰۰۰ تومان');
    expect(formatTomanText(0)).toBe('۰ تومان');
  });

  it('shows a single rial as a tenth', () => {
    expect(formatToman(12_345)).toBe('۱٬۲۳۴٫۵');
  });

  it('shows signs on the left, and «+» only where asked', () => {
    expect(formatToman(-628_000_000)).toBe('\u200E−۶۲٬۸۰۰٬۰۰۰');
    expect(formatToman(184_000_000, { signed: true })).toBe('\u200E+۱۸٬۴۰۰٬۰۰۰');
    expect(formatToman(0, { signed: true })).toBe('۰');
  });

  it('loses no rial up to the largest amount', () => {
    const random = createSeededRandom(11);
    const amounts = Array.from({ length: 5000 }, () => Number(random.digits(15)));
    for (const amountRial of [...amounts, Number.MAX_SAFE_INTEGER]) {
      const shown = formatToman(amountRial).replaceAll('٬', '');
      const [toman = '', tenth = '۰'] = shown.split('٫');
      expect(parseNumberFa(toman + tenth)).toBe(amountRial);
    }
  });

  it.each(NOT_WHOLE)('refuses %d', (amount) => {
    expect(() => formatToman(amount)).toThrow(RangeError);
    expect(() => formatTomanText(amount)).toThrow(RangeError);
  });
});

describe('formatRial', () => {
  it('shows the amount as banks do', () => {
    expect(formatRial(1_000_000_000)).toBe('۱٬۰۰۰٬۰۰۰٬۰۰۰');
    expect(formatRialText(1_000_000_000)).toBe('۱٬۰۰۰٬۰۰۰٬۰۰۰ ریال');
  });

  it.each(NOT_WHOLE)('refuses %d', (amount) => {
    expect(() => formatRial(amount)).toThrow(RangeError);
  });
});

describe('amountInWords', () => {
  it.each([
    [10_380_000_000, 'یک میلیارد و سی و هشت میلیون تومان'],
    [1_000_000_000, 'یکصد میلیون تومان'],
    [0, 'صفر تومان'],
    [5, 'پنج ریال'],
    [12_345, 'یک هزار و دویست و سی و چهار تومان و پنج ریال'],
    [-628_000_000, 'منفی شصت و دو میلیون و هشتصد هزار تومان'],
  ])('writes %d rial as «%s»', (amountRial, words) => {
    expect(amountInWords(amountRial)).toBe(words);
  });

  it('agrees with another library on 10,000 random amounts', () => {
    const plain = (words: string): string => words.replace(/[\s\u200C]/g, '').replaceAll('یکصد', 'صد');
    const random = createSeededRandom(1405);
    for (let round = 0; round < 10_000; round += 1) {
      const toman = Number(random.digits(1 + random.below(14)));
      expect(plain(amountInWords(toman * 10))).toBe(`${plain(String(numberToWords(toman)))}تومان`);
    }
  });

  it.each(NOT_WHOLE)('refuses %d', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError);
  });
});
