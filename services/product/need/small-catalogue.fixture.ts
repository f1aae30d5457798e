import { compileKnowledge, type FamilyData } from '../understanding/knowledge.rules.ts';
import type { ColumnData } from '../understanding/size-table.rules.ts';
import { compileKnown, type Known } from './known.rules.ts';
import { readNeed } from './need.rules.ts';

/** A column of texts. */
export const textColumn = (title: string): ColumnData => ({
  ...{ title, kind: 'enum', quantity: null, factor: 1, offset: 0, symbol: null, defines: true },
});

/** A column of numbers. */
export const numberColumn = (
  title: string,
  quantity: string | null,
  [factor, symbol]: readonly [number, string | null],
): ColumnData => ({ ...{ title, kind: 'number', quantity, factor, offset: 0, symbol, defines: true } });

/** A column of lengths in millimetres. */
export const lengthColumn = (title: string): ColumnData => numberColumn(title, 'length', [0.001, 'mm']);

type Values = readonly (string | number)[];

/** A good with its size table; the codes of its variants are their places, from 1. */
export function givenFamily(
  id: number,
  title: string,
  { columns, rows, synonyms = [] }: { columns: ColumnData[]; rows: readonly Values[]; synonyms?: string[] },
): FamilyData {
  const variants = rows.map((values, at) => ({
    ...{ id: id * 100 + at, code: `${id}-${at + 1}`, title: values.join('، '), values },
  }));
  return {
    ...{ id, title, synonyms, table: { columns, variants } },
    ...{ standards: [], applications: [], description: '', categoryId: 1 },
  };
}

/** The catalogue of these goods, sold by the piece unless `saleUnit` says otherwise. */
export function givenCatalogue(families: readonly FamilyData[], saleUnit = 'عدد'): Known {
  const knowledge = compileKnowledge({
    families,
    categories: [{ id: 1, title: 'تجهیزات', parentId: null, categoryType: 'Product' }],
    cities: ['تهران'],
  });
  const needs = families.map(({ id, title, synonyms, standards, table }) => ({
    ...{ id, title, standards, saleUnit, names: [title, ...synonyms], texts: [title] },
    columns: table.columns.map((own, at) => ({ propertyId: at + 1, title: own.title, symbol: own.symbol })),
  }));
  return compileKnown(knowledge, needs);
}

/** The day of the needs. */
export const TODAY = { year: 1405, month: 8, day: 26 };

/** Places in the table, from 1, of the variants that keep a need; undefined when the catalogue has no such good. */
export const variantsFor = (need: string, known: Known) =>
  readNeed(need, known, TODAY).good?.specification.variants.map((at) => at + 1);
