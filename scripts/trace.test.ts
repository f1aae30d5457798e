import { describe, expect, it } from 'vitest';
import { tracePosting } from './trace/request-flows.ts';
import { readFlow } from './trace.ts';

describe('readFlow', () => {
  it('gives the flow of a name', () => {
    expect(readFlow(['posting'])).toBe(tracePosting);
  });

  it.each([[], ['constructor']])('refuses a word that names no flow', (...words) => {
    expect(() => readFlow(words)).toThrow('Give one of product, release, posting.');
  });
});
