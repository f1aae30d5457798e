import { expect, it } from 'vitest';
import { deadlineWords, durationWords } from './deadline-words.rules.ts';

it('deadlineWords speaks the machine’s numbers', () => {
  const deadlines = { answerHours: 72, paymentHours: 48, confirmationDays: 7, rulingDays: 14 };

  expect(deadlineWords(deadlines)).toEqual({ answer: '۷۲ ساعت', payment: '۴۸ ساعت', confirmation: '۷ روز' });
});

it.each([
  [0, '۱ دقیقه'],
  [59, '۵۹ دقیقه'],
  [181, '۳ ساعت'],
  [47 * 60, '۴۷ ساعت'],
  [72 * 60, '۳ روز'],
])('durationWords of %d minutes is %s', (minutes, words) => {
  expect(durationWords(minutes)).toBe(words);
});
