import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import cases from './fa-norm.cases.json' with { type: 'json' };
import { faNorm } from './fa-norm.ts';

const ALPHABET = [
  ...'پمپآبأإؤئيىكکگچژةۀهەھـ٫٬٪،؛؟۰۹٠٩09 azAZéÉ²½ﻛﻻ﷼ٱء',
  ...['\u200C', '\u200D', '\u200E', '\u2068', '\u00A0', '\u2009', '\n', '\u064B', '\u0654', '\u0301'],
];

describe('faNorm', () => {
  it.each(cases)('turns $input into $expected', ({ input, expected }) => {
    expect(faNorm(input)).toBe(expected);
  });

  it('has at least three hundred shared cases, all different', () => {
    expect(new Set(cases.map(({ input }) => input)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(300);
  });

  it('changes nothing the second time', () => {
    const text = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 30 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (input) => {
        const key = faNorm(input);
        expect(faNorm(key)).toBe(key);
      }),
      { seed: 1405, numRuns: 20_000 },
    );
  });

  it('leaves no folded letter, no foreign digit, no capital and no double space', () => {
    const text = fc.array(fc.constantFrom(...ALPHABET), { maxLength: 30 }).map((letters) => letters.join(''));
    fc.assert(
      fc.property(text, (input) => {
        expect(faNorm(input)).not.toMatch(
          /[آأإؤئيىكةۀەھـ٫٬۰-۹٠-٩A-Z\u200C-\u200F\u064B-\u065F\u2068]| {2}|^ | $/,
        );
      }),
      { seed: 1405, numRuns: 5000 },
    );
  });
});
