import { compileKnowledge, type FamilyData, type KnowledgeData } from './knowledge.rules.ts';
import type { ColumnData } from './size-table.rules.ts';

const number = (
  title: string,
  quantity: string | null,
  [factor, symbol]: readonly [number, string | null],
): ColumnData => ({
  ...{ title, kind: 'number', quantity, factor, offset: 0, symbol, defines: true },
});
const text = (title: string): ColumnData => ({
  ...{ title, kind: 'enum', quantity: null, factor: 1, offset: 0, symbol: null, defines: true },
});

const family = (id: number, title: string, rest: Partial<FamilyData>): FamilyData => ({
  ...{ id, title, synonyms: [], standards: [], applications: [], description: '', categoryId: 1 },
  table: { columns: [], variants: [] },
  ...rest,
});

/** A small catalogue of a few families, one of them in two series. */
export const data: KnowledgeData = {
  families: [
    family(1, 'الکتروموتور سه‌فاز چدنی', {
      synonyms: ['موتور القایی'],
      table: {
        columns: [number('توان نامی', 'power', [1000, 'kW']), number('دور نامی', 'speed', [1, 'rpm'])],
        variants: [
          { id: 11, code: 'EM-11-1465', title: '۱۱ کیلووات', values: [11, 1465] },
          { id: 12, code: 'EM-15-2930', title: '۱۵ کیلووات', values: [15, 2930] },
        ],
      },
    }),
    family(2, 'لوله مانیسمان', {
      categoryId: 2,
      synonyms: ['لوله بدون درز', 'لوله A106'],
      standards: ['ASTM A106/A106M'],
      table: {
        columns: [text('سایز اسمی'), text('رده ضخامت')],
        variants: [
          { id: 21, code: 'SMLS-DN50-SCH40', title: '۲ اینچ، رده ۴۰', values: ['DN50', 'SCH 40'] },
          { id: 22, code: 'SMLS-DN100-SCH40', title: '۴ اینچ، رده ۴۰', values: ['DN100', 'SCH 40'] },
          { id: 23, code: 'SMLS-DN100-SCH80', title: '۴ اینچ، رده ۸۰', values: ['DN100', 'SCH 80'] },
        ],
      },
    }),
    family(3, 'کابل قدرت مسی NYY', {
      categoryId: 3,
      table: {
        columns: [text('ساختمان کابل')],
        variants: [
          { id: 31, code: 'NYY-3X1.5', title: '۳×۱٫۵', values: ['۳×۱٫۵'] },
          { id: 32, code: 'NYY-4X16', title: '۴×۱۶', values: ['۴×۱۶'] },
        ],
      },
    }),
    family(4, 'پیچ شش‌گوش خشکه', {
      categoryId: 4,
      standards: ['DIN 933'],
      table: {
        columns: [text('سایز رزوه'), number('طول', 'length', [0.001, 'mm'])],
        variants: [
          { id: 41, code: 'HB-M12X50', title: 'M12×50', values: ['M12', 50] },
          { id: 42, code: 'HB-M16X60', title: 'M16×60', values: ['M16', 60] },
        ],
      },
    }),
    family(5, 'پمپ گریز از مرکز افقی', { categoryId: 5, synonyms: ['پمپ سانتریفیوژ'] }),
    family(6, 'شیلنگ روغن هیدرولیک', { categoryId: 6, synonyms: ['شیلنگ شیر'] }),
    family(7, 'شیر توپی فلنج‌دار', { categoryId: 7 }),
    family(9, 'سنسور القایی', { categoryId: 9, series: [{ id: 10, title: 'سنسور القایی سری ۲' }] }),
  ],
  categories: [
    { id: 1, title: 'الکتروموتور', parentId: null, categoryType: 'Product' },
    { id: 2, title: 'لوله و پروفیل فولادی', parentId: null, categoryType: 'Product' },
    { id: 3, title: 'کابل و سیم صنعتی', parentId: null, categoryType: 'Product' },
    { id: 8, title: 'تعمیر پمپ و کمپرسور', parentId: null, categoryType: 'IndustrialService' },
  ],
  cities: ['تهران', 'شهر قدس'],
};

export const knowledge = compileKnowledge(data);
