import { describe, expect, it } from 'vitest';
import { compileKnowledge, type FamilyData } from '../understanding/knowledge.rules.ts';
import { compileKnown } from './known.rules.ts';
import { readNeed } from './need.rules.ts';

const column = (title: string) => ({
  ...{ title, kind: 'enum' as const, quantity: null, factor: 1, offset: 0, symbol: null, defines: true },
});
const family = (id: number, title: string, table: FamilyData['table']): FamilyData => ({
  ...{ id, title, table, synonyms: [], standards: [], applications: [], description: '', categoryId: 1 },
});
const families = [
  family(1, 'کلاه ایمنی', {
    columns: [column('رنگ'), column('دریچه تهویه')],
    variants: [
      { id: 1, code: 'H-1', title: 'سفید', values: ['سفید', 'دارد'] },
      { id: 2, code: 'H-2', title: 'سفید', values: ['سفید', 'ندارد'] },
      { id: 3, code: 'H-3', title: 'زرد', values: ['زرد', 'ندارد'] },
    ],
  }),
  family(2, 'ایزوگام صنعتی', {
    columns: [column('رویه')],
    variants: [
      { id: 4, code: 'I-1', title: 'بدون فویل', values: ['بدون فویل'] },
      { id: 5, code: 'I-2', title: 'فویل', values: ['فویل آلومینیوم'] },
    ],
  }),
  family(3, 'چراغ گردان', {
    columns: [column('منبع نور')],
    variants: [
      { id: 6, code: 'L-1', title: 'LED', values: ['LED'] },
      { id: 7, code: 'L-2', title: 'هالوژن', values: ['هالوژن'] },
    ],
  }),
];
const known = compileKnown(
  compileKnowledge({
    families,
    categories: [{ id: 1, title: 'تجهیزات', parentId: null, categoryType: 'Product' }],
    cities: ['تهران'],
  }),
  families.map(({ id, title, standards, table }) => ({
    ...{ id, title, standards, saleUnit: 'عدد', names: [title], texts: [title] },
    columns: table.columns.map((own, at) => ({ propertyId: at + 1, title: own.title, symbol: null })),
  })),
);

const TODAY = { year: 1405, month: 8, day: 26 };
const codesFor = (need: string) => {
  const good = readNeed(need, known, TODAY).good;
  return good?.specification.variants.map((at) => good.need.family.table.variants[at]?.code);
};

describe('the variants for a need that refuses something', () => {
  it.each([
    ['کلاه ایمنی سفید با دریچه تهویه', ['h1']],
    ['کلاه ایمنی سفید بدون دریچه تهویه', ['h2']],
    ['کلاه ایمنی بدون تهویه', ['h2', 'h3']],
    ['کلاه ایمنی غیر از سفید', ['h3']],
    ['ایزوگام بدون فویل', ['i1']],
    ['ایزوگام فویل دار', ['i2']],
    ['چراغ گردان به جز هالوژن', ['l1']],
    ['چراغ گردان هالوژن نباشد', ['l1']],
    ['چراغ گردان هالوژن', ['l2']],
  ])('«%s» are %j', (need, codes) => {
    expect(codesFor(need)).toEqual(codes);
  });

  it('are delivered nowhere near a city that is refused', () => {
    expect(readNeed('کلاه ایمنی، تحویل تهران', known, TODAY).city?.text).toBe('تهران');
    expect(readNeed('کلاه ایمنی، به جز تهران', known, TODAY).city).toBeNull();
  });
});
