import { describe, expect, it } from 'vitest';
import { atLeast } from './word-queries.rules.ts';

/** Whether a query of plain names holds for what is there. */
function holds(query: string, present: readonly string[]): boolean {
  const names = [...new Set(query.match(/[a-z]/g) ?? [])];
  const decide = new Function(...names, `return Boolean(${query})`);
  return decide(...names.map((name) => present.includes(name)));
}

const subsetsOf = (words: readonly string[]) =>
  Array.from({ length: 2 ** words.length }, (_, bits) => words.filter((_word, at) => bits & (1 << at)));

describe('atLeast', () => {
  it.each([
    [1, 1],
    [1, 3],
    [2, 3],
    [2, 4],
    [3, 5],
    [3, 6],
    [4, 4],
  ])('holds for %d of %d words, and for no fewer', (count, size) => {
    const words = [...'abcdef'].slice(0, size);
    const query = atLeast(count, words);

    for (const present of subsetsOf(words)) {
      expect([query, present, holds(query, present)]).toEqual([query, present, present.length >= count]);
    }
  });

  it('asks for any of very many words, and of none for nothing', () => {
    expect(atLeast(4, [...'abcdefg'])).toBe('a | b | c | d | e | f | g');
    expect(atLeast(0, [])).toBe('');
  });
});
