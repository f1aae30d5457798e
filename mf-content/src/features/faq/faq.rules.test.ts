import { describe, expect, it } from 'vitest';
import { givenFaq } from '../../common/page/content.fixture.ts';
import { filterFaq, indexFaq } from './faq.rules.ts';

const index = indexFaq(givenFaq);
const found = (typed: string) =>
  filterFaq(givenFaq, index, typed).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('filterFaq', () => {
  it.each([
    ['nothing typed', '  ', [3, 12]],
    ['an Arabic kaf and ye', 'كيف', [12]],
    ['a word of the answer', 'حساب', [12]],
    ['a half-space', 'می‌نویسید', [3]],
    ['a space for a half-space', 'می نویسید', [3]],
    ['no space for a half-space', 'مینویسید', [3]],
    ['words in any order', 'پول کیف', [12]],
    ['words of two questions', 'کیف همراه', []],
  ])('finds by %s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });
});
