import { describe, expect, it } from 'vitest';
import { data, knowledge } from './knowledge.fixture.ts';
import { compileKnowledge } from './knowledge.rules.ts';
import { keepsFound, unknownWords } from './respell.rules.ts';
import { understand } from './understand.rules.ts';

const read = (term: string) => understand(term, knowledge);

describe('a respelled term', () => {
  it('replaces only what nothing knows', () => {
    const unknown = unknownWords(read('پمب سانتریفیوژ'), knowledge);
    expect(unknown.map(({ tokens }) => tokens[0]?.word)).toEqual(['پمب']);
  });

  it('leaves words that stand in the uses of a good', () => {
    const families = data.families.map((family) =>
      family.id === 5 ? { ...family, applications: ['آبیاری باغ'] } : family,
    );
    const known = compileKnowledge({ ...data, families });

    expect(unknownWords(understand('پمپ آبیاری', known), known)).toEqual([]);
    expect(unknownWords(read('پمپ آبیاری'), knowledge)).toHaveLength(1);
  });

  it('must keep every word that was found', () => {
    expect(keepsFound(read('پمب سانتریفیوژ'), read('پمپ سانتریفیوژ'))).toBe(true);
    expect(keepsFound(read('لوله مانیسمام'), read('شیر توپی'))).toBe(false);
  });
});
