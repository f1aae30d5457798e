import { describe, expect, it } from 'vitest';
import { completedRanges } from './highlight.rules.ts';

/** The typed parts of the title: the complement of the completed ranges. */
function typed(title: string, term: string): string {
  let rest = title;
  for (const [start, end] of completedRanges(title, term).toReversed()) {
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

describe('the parts that complete a term', () => {
  it('are what follows a typed prefix', () => {
    expect(completedRanges('پمپ سانتریفیوژ', 'پم')).toEqual([[2, 14]]);
  });

  it('stand on both sides of a typed word inside the title', () => {
    expect(completedRanges('پمپ سانتریفیوژ افقی', 'سانت')).toEqual([
      [0, 4],
      [8, 19],
    ]);
  });

  it('are empty when the whole title is typed', () => {
    expect(completedRanges('کابل', 'كابل')).toEqual([]);
  });

  it('are measured in the original title, not in the normalized one', () => {
    expect(typed('خط «می‌شود»', 'میشود')).toBe('می‌شود»');
    expect(typed('میشود', 'می شو')).toBe('میشو');
    expect(typed('مُحَکَم‌کاری', 'محکم')).toBe('مُحَکَم');
    expect(typed('کابـــل ۱۲', 'کابل 1')).toBe('کابـــل ۱');
    expect(typed('جعبه 🔧 آچار', 'اچ')).toBe('آچ');
  });

  it('leave out every word of a term whose words are not adjacent', () => {
    expect(typed('پمپ سانتریفیوژ استیل', 'پمپ استی')).toBe('پمپاستی');
  });

  it('are the whole title when no word of the term is in it', () => {
    expect(completedRanges('پمپ', 'زرافه')).toEqual([[0, 3]]);
  });
});
