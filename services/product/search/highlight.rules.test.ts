import { describe, expect, it } from 'vitest';
import { completedRanges } from './highlight.rules.ts';

/** The parts that are typed, which is everything that does not complete. */
function typed(title: string, term: string): string {
  let rest = title;
  for (const [start, end] of completedRanges(title, term).toReversed()) {
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

describe('the parts that complete a term', () => {
  it('are what follows a beginning', () => {
    expect(completedRanges('پمپ سانتریفیوژ', 'پم')).toEqual([[2, 14]]);
  });

  it('stand on both sides of a word inside', () => {
    expect(completedRanges('پمپ سانتریفیوژ افقی', 'سانت')).toEqual([
      [0, 4],
      [8, 19],
    ]);
  });

  it('are none when all is typed', () => {
    expect(completedRanges('کابل', 'كابل')).toEqual([]);
  });

  it('are measured in the title as it is, not folded', () => {
    expect(typed('خط «می‌شود»', 'میشود')).toBe('می‌شود»');
    expect(typed('میشود', 'می شو')).toBe('میشو');
    expect(typed('مُحَکَم‌کاری', 'محکم')).toBe('مُحَکَم');
    expect(typed('کابـــل ۱۲', 'کابل 1')).toBe('کابـــل ۱');
    expect(typed('جعبه 🔧 آچار', 'اچ')).toBe('آچ');
  });

  it('leave out every word of a term whose words stand apart', () => {
    expect(typed('پمپ سانتریفیوژ استیل', 'پمپ استی')).toBe('پمپاستی');
  });

  it('are the whole title when nothing of the term is in it', () => {
    expect(completedRanges('پمپ', 'زرافه')).toEqual([[0, 3]]);
  });
});
