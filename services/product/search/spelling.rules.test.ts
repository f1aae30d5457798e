import { describe, expect, it } from 'vitest';
import { meaningsOf, slipCost, slipsOf } from './spelling.rules.ts';

const term = (word: string, df = 1) => ({ word, shown: word, df });

describe('the cost of a typo', () => {
  it('is 0 for the same word, and 1 for an unrelated letter', () => {
    expect(slipCost('پمپ', 'پمپ')).toBe(0);
    expect(slipCost('پمپ', 'پلپ')).toBe(1);
    expect(slipCost('', 'پمپ')).toBe(3);
    expect(slipCost('پمپ', '')).toBe(3);
  });

  it('is lower for letters that sound alike, are adjacent keys or are swapped', () => {
    expect(slipCost('تراض', 'تراز')).toBeCloseTo(0.4);
    expect(slipCost('برفی', 'برقی')).toBeCloseTo(0.7);
    expect(slipCost('کالبیراسیون', 'کالیبراسیون')).toBeCloseTo(0.7);
    expect(slipCost('تراازو', 'ترازو')).toBeCloseTo(0.5);
  });

  it('is the same in both directions', () => {
    for (const [one, other] of [
      ['پمپ', 'پمب'],
      ['گیربکس', 'گیربوکس'],
      ['شیر', 'شیار'],
    ] as const) {
      expect(slipCost(one, other)).toBeCloseTo(slipCost(other, one));
    }
  });
});

describe('the typos of a word', () => {
  it('are all strings one typo away, and its halves', () => {
    const slips = slipsOf('پمب');
    expect(slips).toEqual(expect.arrayContaining(['پمپ', 'پب', 'مپب', 'پمبه', 'پ', 'مب']));
    expect(slips).not.toContain('پمب');
    expect(slips).not.toContain('');
    expect(new Set(slips).size).toBe(slips.length);
  });
});

describe('the likely meanings of a word', () => {
  it('start with the nearest word, and among equals the more frequent one', () => {
    const terms = [term('پمپ', 200), term('بمب', 1), term('پمپاژ', 3)];
    expect(meaningsOf({ word: 'پمب', isPrefix: false }, terms)[0]).toBe('پمپ');
  });

  it('are none for distant words, for two letters and for short Latin words', () => {
    expect(meaningsOf({ word: 'زرافه', isPrefix: false }, [term('ظرفیت', 50)])).toEqual([]);
    expect(meaningsOf({ word: 'اب', isPrefix: false }, [term('ابی', 9)])).toEqual([]);
    expect(meaningsOf({ word: 'skf', isPrefix: false }, [term('shf', 9)])).toEqual([]);
  });

  it.each([
    ['باتری', 'بطری'],
    ['کلاچ', 'کلاه'],
    ['تایر', 'تیر'],
    ['لوستر', 'بوستر'],
    ['متقال', 'انتقال'],
    ['کابین', 'اکسین'],
  ])('never turn the short word «%s» into «%s»', (word, meant) => {
    expect(meaningsOf({ word, isPrefix: true }, [term(meant, 500)])).toEqual([]);
  });

  it.each([
    ['میلگد', 'میلگرد'],
    ['پیج', 'پیچ'],
    ['فلنح', 'فلنج'],
    ['فلجن', 'فلنج'],
    ['پممپ', 'پمپ'],
    ['سیا', 'سیاه'],
    ['صنگ', 'سنگ'],
  ])('turn the slip «%s» into «%s»', (word, meant) => {
    expect(meaningsOf({ word, isPrefix: false }, [term(meant)])).toEqual([meant]);
  });

  it('include two words that were written as one', () => {
    expect(meaningsOf({ word: 'نوارنقاله', isPrefix: false }, [term('نوار', 9), term('نقاله', 9)])).toEqual([
      'نوار نقاله',
    ]);
  });

  it('include a longer word of which only the beginning was typed', () => {
    const typed = { word: 'سانتریفوژ', isPrefix: true };
    expect(meaningsOf({ ...typed, word: 'سانطریف' }, [term('سانتریفیوژ', 5)])).toEqual(['سانتریفیوژ']);
    expect(meaningsOf({ word: 'سانطریف', isPrefix: false }, [term('سانتریفیوژ', 5)])).toEqual([]);
  });
});
