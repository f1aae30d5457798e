import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';
import { nameSuppliers } from './supplier-names.ts';
import { fieldsOfName, readSupplierTexts } from './supplier-texts.ts';
import { readVocabulary } from './vocabulary.ts';

const texts = readSupplierTexts();
const named = nameSuppliers(readVocabulary(), texts, createRandom('names 1'));

describe('the names of the suppliers', () => {
  it('have each a brand of its own, so that no two firms are taken for one', () => {
    const brands = Object.entries(texts.brands).flatMap(([stem, others]) => [
      stem,
      ...others.map(([brand]) => brand),
    ]);

    expect(brands).toHaveLength(240);
    for (const brand of brands) {
      expect({ brand, count: named.filter(({ name }) => name.includes(brand)).length }).toEqual({
        brand,
        count: 1,
      });
    }
    expect(new Set(named.map(({ latin }) => latin)).size).toBe(240);
  });

  it('tell the field of work', () => {
    for (const { name, stem } of named) {
      expect({ name, fields: fieldsOfName(texts, name) }).toEqual({
        name,
        fields: texts.fieldsOfStem.get(stem),
      });
    }
  });

  it('are the same in every run', () => {
    expect(nameSuppliers(readVocabulary(), texts, createRandom('names 1'))).toEqual(named);
  });
});
