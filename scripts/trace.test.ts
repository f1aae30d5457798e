import { describe, expect, it } from 'vitest';
import { tracePosting } from './trace/request-walks.ts';
import { readWalk } from './trace.ts';

describe('readWalk', () => {
  it('gives the walk of a name', () => {
    expect(readWalk(['posting'])).toBe(tracePosting);
  });

  it.each([[], ['constructor']])('refuses a word that names no walk', (...words) => {
    expect(() => readWalk(words)).toThrow('Give one of product, release, posting.');
  });
});
