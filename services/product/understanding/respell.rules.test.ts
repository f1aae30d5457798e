import { describe, expect, it } from 'vitest';
import { knowledge } from './knowledge.fixture.ts';
import { keepsFound, unknownWords } from './respell.rules.ts';
import { understand } from './understand.rules.ts';

const read = (term: string) => understand(term, knowledge);

describe('a respelled term', () => {
  it('replaces only what nothing knows', () => {
    const unknown = unknownWords(read('پمب سانتریفیوژ'), knowledge);
    expect(unknown.map(({ tokens }) => tokens[0]?.word)).toEqual(['پمب']);
  });

  it('must keep every word that was found', () => {
    expect(keepsFound(read('پمب سانتریفیوژ'), read('پمپ سانتریفیوژ'))).toBe(true);
    expect(keepsFound(read('لوله مانیسمام'), read('شیر توپی'))).toBe(false);
  });
});
