import { DRAWING_FAMILIES } from '@bazaar/contracts';
import { expect, test } from 'vitest';
import { familyOfCategory } from './drawing-family.ts';
import { readFamilies } from './families.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
const groups = vocabulary.categoryTypes.flatMap(({ categories }) => categories);
const categories = [...groups, ...groups.flatMap(({ children }) => children)];
const families = readFamilies(vocabulary);

test('every category of the vocabulary has a family', () => {
  expect(categories).toHaveLength(360);
  for (const { id } of categories) {
    expect(DRAWING_FAMILIES).toContain(familyOfCategory(id));
  }
});

test('every family is used by some category or product', () => {
  const used = new Set<string | undefined>([
    ...categories.map(({ id }) => familyOfCategory(id)),
    ...families.map(({ drawing }) => drawing),
  ]);
  expect(DRAWING_FAMILIES.filter((family) => !used.has(family))).toEqual([]);
});

test("a category without its own family is drawn with its group's", () => {
  expect(familyOfCategory(2021)).toBe('pump');
  expect(familyOfCategory(2021)).toBe(familyOfCategory(2020));
  expect(familyOfCategory(2023)).toBe('ball');
  expect(() => familyOfCategory(99)).toThrow(RangeError);
});
