import { describe, expect, it } from 'vitest';
import { deadlineWords, remainingWords } from './deadline-words.ts';

const NOW = '2026-11-20T08:00:00Z';

describe('the words of a deadline', () => {
  it.each([
    ['2026-11-22T14:00:00Z', 'تا ۲ روز دیگر', '۲ روز و ۶ ساعت'],
    ['2026-11-20T13:30:00Z', 'تا ۵ ساعت دیگر', '۵ ساعت و ۳۰ دقیقه'],
    ['2026-11-20T08:40:00Z', 'تا ۴۰ دقیقه دیگر', '۴۰ دقیقه'],
    ['2026-11-20T07:00:00Z', 'مهلت گذشت', null],
  ])('at %s', (deadlineAt, short, remaining) => {
    expect(deadlineWords(deadlineAt, NOW)).toBe(short);
    expect(remainingWords(deadlineAt, NOW)).toBe(remaining);
  });
});
