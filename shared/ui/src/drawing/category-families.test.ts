import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { familyOfCategory } from './category-families.ts';
import { FAMILIES } from './family-names.ts';

interface Category {
  readonly id: number;
  readonly children?: readonly Category[];
}

interface Vocabulary {
  readonly categoryTypes: readonly { readonly categories: readonly Category[] }[];
}

// Read as data: shared code may not import from the services.
const file = new URL('../../../../services/seed/vocabulary.json', import.meta.url);
const vocabulary: Vocabulary = JSON.parse(readFileSync(file, 'utf8'));
const groups = vocabulary.categoryTypes.flatMap(({ categories }) => categories);
const leaves = groups.flatMap(({ children = [] }) => children);

test('every category of the vocabulary has a family', () => {
  expect(groups.length + leaves.length).toBe(360);
  for (const { id } of [...groups, ...leaves]) {
    expect(FAMILIES, `category ${id}`).toContain(familyOfCategory(id));
  }
});

test('every family but the variants that products choose themselves is used by some category', () => {
  const used = new Set([...groups, ...leaves].map(({ id }) => familyOfCategory(id)));
  expect(FAMILIES.filter((family) => !used.has(family))).toEqual(['aodd']);
});

test('a category without its own family is drawn as its group', () => {
  expect(familyOfCategory(2021)).toBe('pump');
  expect(familyOfCategory(2021)).toBe(familyOfCategory(2020));
  expect(familyOfCategory(2023)).toBe('ball');
  expect(familyOfCategory(2032)).toBe('cable');
});

test('an unknown category is a document sheet', () => {
  expect(familyOfCategory(99)).toBe('doc');
});
