import type { Suggestion } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { groupSuggestions, keyboardOffer, titleParts, withOffer } from './suggestion.rules.ts';

const suggestion = (kind: Suggestion['kind'], id: number, title = `عنوان ${id}`): Suggestion => ({
  kind,
  id,
  title,
  slug: 'x',
  highlight: [],
  categoryType: null,
});

describe('titleParts', () => {
  const parts = (title: string, highlight: [number, number][]) =>
    titleParts({ title, highlight }).map(({ text, isCompletion }) => (isCompletion ? `[${text}]` : text));

  it('marks what completes the typed text', () => {
    expect(parts('پمپ سانتریفیوژ', [[7, 14]])).toEqual(['پمپ سان', '[تریفیوژ]']);
    expect(parts('پمپ سان', [])).toEqual(['پمپ سان']);
    expect(
      parts('abcdef', [
        [0, 1],
        [3, 4],
      ]),
    ).toEqual(['[a]', 'bc', '[d]', 'ef']);
  });

  it.each([[[[7, 99]]], [[[-1, 2]]], [[[3, 3]]], [[[4, 2]]]] as [number, number][][][])(
    'returns the whole title when the ranges %j are not valid',
    (highlight) => {
      expect(parts('پمپ سان', highlight).join('')).toBe('پمپ سان');
    },
  );

  it('ignores the second of two ranges that overlap', () => {
    expect(
      parts('abcdef', [
        [1, 4],
        [2, 5],
      ]),
    ).toEqual(['a', '[bcd]', 'ef']);
  });
});

describe('groupSuggestions', () => {
  const names = (groups: ReturnType<typeof groupSuggestions>) =>
    groups.map(({ name, options }) => `${name} ${options.length}`);

  it('groups by kind in a fixed order, whatever the order of the response', () => {
    const found = [
      suggestion('content', 1),
      suggestion('product', 2),
      suggestion('category', 3),
      suggestion('product', 4),
    ];

    expect(names(groupSuggestions('پمپ', found, []))).toEqual(['category 1', 'product 2', 'content 1']);
  });

  it('separates advertisements from the categories that they are in', () => {
    const found = [
      suggestion('advertisement', 3, 'فروش پمپ کارکرده'),
      suggestion('category', 3, 'پمپ'),
      suggestion('content', 1),
    ];

    expect(names(groupSuggestions('پمپ', found, []))).toEqual(['category 1', 'content 1', 'advertisement 1']);
  });

  it('returns at most eight options, two of them recent searches that match', () => {
    const found = Array.from({ length: 10 }, (_, index) => suggestion('product', index + 1));
    const recent = ['پمپ آب', 'ورق', 'پمپ گریز', 'پمپ سوم'];

    expect(names(groupSuggestions('پمپ', found, recent))).toEqual(['product 6', 'recent 2']);
  });

  it('matches recent searches by their folded form and omits the typed term', () => {
    expect(names(groupSuggestions('كابل', [], ['کابل برق', 'کابل', 'ورق']))).toEqual(['recent 1']);
  });

  it('returns all recent searches while nothing is typed', () => {
    expect(names(groupSuggestions('', [], ['الف', 'ب']))).toEqual(['recent 2']);
    expect(groupSuggestions('', [], [])).toEqual([]);
  });
});

describe('withOffer', () => {
  const groups = groupSuggestions(
    'پمپ',
    Array.from({ length: 6 }, (_, index) => suggestion('product', index + 1)),
    ['پمپ آب', 'پمپ گریز'],
  );
  const names = (result: ReturnType<typeof withOffer>) =>
    result.map(({ name, options }) => `${name} ${options.length}`);

  it('puts the offer first and returns at most eight options', () => {
    expect(names(withOffer(groups, 'پمپ'))).toEqual(['offer 1', 'product 6', 'recent 1']);
    expect(names(withOffer(groups.slice(1), 'پمپ'))).toEqual(['offer 1', 'recent 2']);
    expect(names(withOffer([], 'پمپ'))).toEqual(['offer 1']);
  });

  it('changes nothing without an offer', () => {
    expect(withOffer(groups, null)).toEqual(groups);
  });
});

describe('keyboardOffer', () => {
  it('returns the word of the other layout when the suggestions match it', () => {
    expect(keyboardOffer(';hfg', [suggestion('category', 1, 'كابل و سیم')])).toBe('کابل');
    expect(keyboardOffer('سف37', [suggestion('product', 1, 'ورق ST37')])).toBe('st37');
  });

  it.each([
    ['a brand that is found as it is', 'SKF', 'بلبرینگ SKF'],
    ['a word of the right layout', 'پمپ', 'پمپ آب'],
    ['a text that gives nothing on the other one', 'xyz', 'کابل'],
    ['no suggestion', ';hfg', 'ورق'],
  ])('returns null for %s', (_, typed, title) => {
    expect(keyboardOffer(typed, [suggestion('product', 1, title)])).toBeNull();
  });
});
