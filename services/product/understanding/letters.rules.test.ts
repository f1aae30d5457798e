import { expect, it } from 'vitest';
import { compileSpellings, nearWords } from './letters.rules.ts';

const spellings = compileSpellings(['پمپ', 'پرس', 'سانتریفیوژ', 'گیربکس', 'm12']);

it.each([
  ['پمب', 'پمپ'],
  ['سانتریفوژ', 'سانتریفیوژ'],
  ['گیربگس', 'گیربکس'],
])('the words near «%s» include «%s»', (word, near) => {
  expect(nearWords(word, spellings)).toContain(near);
});

it('words of other letters, or with digits, are not near', () => {
  expect(nearWords('گیربکس', spellings)).toEqual(['گیربکس']);
  expect(nearWords('m12', spellings)).toEqual([]);
});
