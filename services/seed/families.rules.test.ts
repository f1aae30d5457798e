import { faNorm } from '@bazaar/locale';
import { describe, expect, it } from 'vitest';
import { numberOf, readFamilyFiles } from './families.fixture.ts';
import { readSeedFile, type Vocabulary, type VocabularyProperty } from './vocabulary.ts';

const vocabulary = readSeedFile<Vocabulary>('vocabulary.json');
const ownProperties = readSeedFile<Record<string, VocabularyProperty>>('properties.json');
const properties: Readonly<Record<string, VocabularyProperty>> = {
  ...vocabulary.properties,
  ...ownProperties,
};
const quantityOfUnit = new Map(
  vocabulary.measurement.flatMap(({ code, units }) => units.map((unit) => [unit.code, code] as const)),
);
const files = readFamilyFiles();
const families = [...files.values()];
const variants = families.flatMap((family) => family.variants);
const columns = families.flatMap((family) => family.columns);
/** Every value of every size, with its column. */
const cells = families.flatMap((family) =>
  family.variants.flatMap(({ code, values }) =>
    family.columns.map(({ key, kind }) => ({ place: `${code}: ${key}`, key, kind, value: values[key] })),
  ),
);

/** Goods that are sold one by one. */
const WHOLE_UNITS = ['دستگاه', 'عدد', 'جفت', 'شاخه'];
/** Words that the screens write otherwise: حداقل، حداکثر، فیلتر، واحد; Arabic letters and the small hamza. */
const FORBIDDEN = /[\u0654\u06C0\u064A\u0643\u0649\u0629]|کمینه|بیشینه|صافی|(?<!\p{L})یکا(?!\p{L})/u;

function duplicatesOf(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

describe('the files of the families', () => {
  it('are those of the base products, and named by them', () => {
    const ids = vocabulary.baseProducts.map(({ id }) => String(id)).sort();
    expect([...files.keys()]).toEqual(ids);
    expect(families.map(({ baseProductId }) => String(baseProductId))).toEqual(ids);
  });

  it('have at least five sizes and two synonyms each, and other families as related', () => {
    for (const { variants: sizes, synonyms, related, title, baseProductId } of families) {
      expect(sizes.length, title).toBeGreaterThanOrEqual(5);
      expect(synonyms.length, title).toBeGreaterThanOrEqual(2);
      expect(related.length, title).toBeGreaterThan(0);
      expect(
        related.filter((id) => id === baseProductId || !files.has(String(id))),
        title,
      ).toEqual([]);
    }
  });

  it('have no words that the screens write otherwise', () => {
    const texts = [...families, ownProperties].map((value) => JSON.stringify(value));
    expect(texts.flatMap((text) => text.match(FORBIDDEN)?.[0] ?? [])).toEqual([]);
  });

  it('have no synonym that is a name of another family', () => {
    const names = families.flatMap(({ title, synonyms }) => [
      ...new Set([title, ...synonyms].map((name) => faNorm(name))),
    ]);
    expect(duplicatesOf(names)).toEqual([]);
  });
});

describe('the properties', () => {
  it('have one home and are all used', () => {
    expect(Object.keys(ownProperties).filter((code) => code in vocabulary.properties)).toEqual([]);
    const used = new Set(columns.map(({ key }) => key));
    expect(Object.keys(ownProperties).filter((code) => !used.has(code))).toEqual([]);
  });

  it('are numbers in a known unit of their quantity, texts, or have options', () => {
    for (const [code, { kind, quantity, defaultUnit, values }] of Object.entries(properties)) {
      expect(values === undefined, code).toBe(kind !== 'enum');
      expect(quantityOfUnit.get(defaultUnit ?? ''), code).toBe(quantity ?? undefined);
    }
  });
});

describe('the columns of a family', () => {
  it('are known properties of the same kind, in a unit of the same quantity', () => {
    for (const { key, title, kind, unit } of columns) {
      expect(properties[key]?.kind, `${key}, ${title}`).toBe(kind);
      expect(quantityOfUnit.get(unit ?? ''), `${key}, ${title}`).toBe(properties[key]?.quantity ?? undefined);
    }
  });

  it('have different keys and titles', () => {
    for (const { title, columns: own } of families) {
      expect(duplicatesOf(own.map(({ key }) => key)), title).toEqual([]);
      expect(duplicatesOf(own.map((column) => column.title)), title).toEqual([]);
    }
  });

  it('have a value in every size, and no size has others', () => {
    for (const { columns: own, variants: sizes } of families) {
      const keys = own.map(({ key }) => key);
      expect(sizes.filter(({ values }) => Object.keys(values).join() !== keys.join())).toEqual([]);
    }
  });

  it('have values of their kind, and only options of their property', () => {
    const wrong = cells.filter(
      ({ kind, value }) => typeof value !== (kind === 'number' ? 'number' : 'string') || value === '',
    );
    expect(wrong).toEqual([]);
    const options = cells.filter(({ kind }) => kind === 'enum');
    expect(options.filter(({ key, value }) => !properties[key]?.values?.includes(String(value)))).toEqual([]);
  });

  it('define a size: no two sizes of a family have the same values of the defining columns', () => {
    for (const { title, columns: own, variants: sizes } of families) {
      const defining = own.filter(({ defines }) => defines).map(({ key }) => key);
      expect(defining.length, title).toBeGreaterThan(0);
      expect(
        duplicatesOf(sizes.map(({ values }) => JSON.stringify(defining.map((key) => values[key])))),
        title,
      ).toEqual([]);
    }
  });
});

describe('the sizes of a family', () => {
  it('have codes of Latin capitals and digits that no other size has', () => {
    const codes = variants.map(({ code }) => code);
    expect(duplicatesOf(codes)).toEqual([]);
    expect(codes.filter((code) => !/^[A-Z0-9][A-Z0-9./-]*$/.test(code))).toEqual([]);
  });

  it('have different suffixes within the family', () => {
    for (const { title, variants: sizes } of families) {
      expect(duplicatesOf(sizes.map(({ suffix }) => suffix)), title).toEqual([]);
    }
  });

  it('have a price in whole toman and a weight', () => {
    for (const { code, priceToman, weightKg } of variants) {
      expect(Number.isSafeInteger(priceToman) && priceToman > 0, code).toBe(true);
      expect(weightKg, code).toBeGreaterThan(0);
    }
  });

  it('are ordered in steps from a minimum of whole steps, and pieces in whole ones', () => {
    expect(variants.filter(({ minOrder, step }) => step <= 0 || minOrder % step !== 0)).toEqual([]);
    const pieces = families.filter(({ saleUnit }) => WHOLE_UNITS.includes(saleUnit));
    expect(pieces.flatMap(({ variants: sizes }) => sizes).filter(({ step }) => step % 1 !== 0)).toEqual([]);
    const machines = families.filter(({ saleUnit }) => saleUnit === 'دستگاه');
    expect(machines.flatMap(({ variants: sizes }) => sizes).filter(({ step }) => step !== 1)).toEqual([]);
  });

  it.each([
    ['کیلوگرم', 1],
    ['تن', 1000],
  ])('weigh in «%s» what the unit is', (unit, kilograms) => {
    const sizes = families.filter(({ saleUnit }) => saleUnit === unit).flatMap((family) => family.variants);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({ weightKg }) => weightKg !== kilograms)).toEqual([]);
  });

  it('weigh per piece or metre what their table says', () => {
    const byPiece = families.filter(({ saleUnit }) => saleUnit !== 'کیلوگرم' && saleUnit !== 'تن');
    const weighed = byPiece.flatMap((family) => family.variants).filter(({ values }) => 'kg' in values);
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.filter((size) => numberOf(size, 'kg') !== size.weightKg)).toEqual([]);
  });
});
