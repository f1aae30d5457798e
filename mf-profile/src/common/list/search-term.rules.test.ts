import { expect, it } from 'vitest';
import { readTerm } from './search-term.rules.ts';

it.each([
  ['nothing', undefined, ''],
  ['spaces', '  ', ''],
  ['words', ' پمپ ۵۰ ', 'پمپ ۵۰'],
  ['a null character', '\u0000', ''],
  ['control characters between words', 'پمپ\u0000\nآب', 'پمپ  آب'],
  ['more than is accepted', 'abcdefghij', 'abcdefgh'],
  ['half of a pair at the end', 'abcdefg\u{1F600}', 'abcdefg\uFFFD'],
])('readTerm reads %s', (_, text, read) => {
  expect(readTerm(text, 8)).toBe(read);
});
