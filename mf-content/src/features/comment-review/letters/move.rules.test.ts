import { expect, it } from 'vitest';
import { movesOf, textFault } from './move.rules.ts';

it('offers the states beyond the present one', () => {
  expect(movesOf('Registered')).toEqual(['InReview', 'Answered', 'Closed']);
  expect(movesOf('InReview')).toEqual(['Answered', 'Closed']);
  expect(movesOf('Answered')).toEqual(['Closed']);
  expect(movesOf('Closed')).toEqual([]);
});

it.each([
  ['InReview', '', null],
  ['Closed', '   ', null],
  ['Closed', 'بد', 'دست‌کم ۳ کاراکتر بنویسید.'],
  ['Answered', '', 'دست‌کم ۳ کاراکتر بنویسید.'],
  ['Answered', 'سپاس', null],
  ['Answered', 'ا'.repeat(2_001), 'حداکثر ۲٬۰۰۰ کاراکتر بنویسید.'],
] as const)('%s with a text of its own gets %s', (move, text, fault) => {
  expect(textFault(move, text)).toBe(fault);
});
