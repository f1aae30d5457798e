import { expect, test } from 'vitest';
import { readFamilies } from './families.ts';
import { dimensionOf } from './product-dimension.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();
const families = readFamilies(vocabulary);

function dimensions(baseProductId: number) {
  const family = families.find((known) => known.baseProductId === baseProductId);
  return family?.variants.map(
    (variant) => [variant.values, dimensionOf(vocabulary, family, variant)] as const,
  );
}

test('a bearing is measured by its outer diameter, a crane by its span in millimetres', () => {
  for (const [values, millimetres] of dimensions(50041) ?? []) {
    expect(millimetres).toBe(values.od);
  }
  for (const [values, millimetres] of dimensions(50070) ?? []) {
    expect(millimetres).toBe(Number(values.span) * 1000);
  }
});

test('a diameter with a fraction of a millimetre is left out, not rounded', () => {
  const pipes = dimensions(50005) ?? [];
  expect(pipes.some(([{ od }]) => !Number.isInteger(od))).toBe(true);
  for (const [{ od }, millimetres] of pipes) {
    expect(millimetres).toBe(Number.isInteger(od) ? od : null);
  }
});

test('a pump has no dimension, because no column says how long it is', () => {
  expect(new Set(dimensions(50011)?.map(([, millimetres]) => millimetres))).toEqual(new Set([null]));
});

test('at least thirty goods have a dimension', () => {
  const measured = families.filter((family) =>
    family.variants.some((variant) => dimensionOf(vocabulary, family, variant) !== null),
  );
  expect(measured.length).toBeGreaterThanOrEqual(30);
});
