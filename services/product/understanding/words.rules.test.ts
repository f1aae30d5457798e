import { faNorm } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { SAME, sameWords } from './words.rules.ts';

describe('words for the same thing', () => {
  it('are written as terms are folded, or they would never be met', () => {
    const words = SAME.flat();

    expect(words.map((word) => faNorm(word).replaceAll(' ', ''))).toEqual(words);
  });

  it('are two or more, and each means one thing', () => {
    expect(SAME.filter((words) => words.length < 2)).toEqual([]);
    expect(new Set(SAME.flat()).size).toBe(SAME.flat().length);
  });

  it('tell stainless steel from plain steel', () => {
    expect(sameWords('استیلی')).toContain('ضدزنگ');
    expect(sameWords('استیلی')).not.toContain('فولادی');
    expect(sameWords('المینیومی')).toContain('الومینیوم');
  });
});
