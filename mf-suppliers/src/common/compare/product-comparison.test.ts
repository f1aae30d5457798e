import { SupplierProduct } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { givenProduct } from '../product/product.fixture.ts';
import { bestCells } from './comparison.rules.ts';
import { factText, productComparison } from './product-comparison.ts';

const NOW = '2026-11-24T08:00:00Z';
const FACT = { value: null, maxValue: null, text: null, isCode: false, unitSymbol: null };
const product = (changes: Parameters<typeof givenProduct>[0] = {}) =>
  SupplierProduct.parse(givenProduct(changes));

function rowsOf(...products: SupplierProduct[]) {
  const rows = productComparison(products, NOW);
  const row = (label: string) => {
    const found = rows.find((candidate) => candidate.label === label);
    if (!found) {
      throw new Error(`No row «${label}» among ${rows.map((candidate) => candidate.label).join('، ')}.`);
    }
    return found;
  };
  return { rows, row, texts: (label: string) => row(label).cells.map(({ text }) => text) };
}

describe('productComparison', () => {
  it('lists every property that any of the products has, once', () => {
    const pump = product({ facts: [{ ...FACT, title: 'دبی', value: 50, unitSymbol: 'm³/h' }] });
    const valve = product({ facts: [{ ...FACT, title: 'جنس بدنه', text: 'چدن' }] });
    const { rows, texts } = rowsOf(pump, valve, pump);

    expect(texts('دبی')).toEqual(['۵۰ m³/h', null, '۵۰ m³/h']);
    expect(texts('جنس بدنه')).toEqual([null, 'چدن', null]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('names the price to be confirmed, and never marks it as the lowest', () => {
    const { row, texts } = rowsOf(
      product({ priceRial: 500, priceValidUntil: '2026-11-23' }),
      product({ priceRial: 900 }),
      product({ priceRial: 950 }),
    );

    expect(texts('قیمت هر دستگاه')[0]).toBe('۵۰ تومان (نیازمند تأیید)');
    expect(bestCells(row('قیمت هر دستگاه'))).toEqual([false, true, false]);
  });

  it('marks the cheapest, the fastest and the smallest minimum order', () => {
    const { row } = rowsOf(
      product({ priceRial: 900, leadTimeDays: 3, minOrder: 1 }),
      product({ priceRial: 800, leadTimeDays: 9, minOrder: 4 }),
    );

    expect(bestCells(row('قیمت هر دستگاه'))).toEqual([false, true]);
    expect(bestCells(row('زمان تحویل'))).toEqual([true, false]);
    expect(bestCells(row('حداقل سفارش'))).toEqual([true, false]);
  });

  it('marks no cheapest product when the units differ', () => {
    const { row, texts } = rowsOf(
      product({ priceRial: 9000, saleUnit: 'کیلوگرم' }),
      product({ priceRial: 8000, saleUnit: 'شاخه' }),
    );

    expect(texts('قیمت هر واحد فروش')).toEqual(['۹۰۰ تومان / کیلوگرم', '۸۰۰ تومان / شاخه']);
    expect(bestCells(row('قیمت هر واحد فروش'))).toEqual([false, false]);
    expect(bestCells(row('حداقل سفارش'))).toEqual([false, false]);
  });

  it('shows explicitly that a value is not given', () => {
    const { texts } = rowsOf(
      product({ priceKind: 'inquiry', priceRial: null, priceValidUntil: null, stock: null, leadTimeDays: 0 }),
      product({ stock: 0 }),
    );

    expect(texts('قیمت هر دستگاه')[0]).toBe('استعلام');
    expect(texts('موجودی')).toEqual([null, 'در انبار نیست؛ با تأمین']);
    expect(texts('زمان تحویل')[0]).toBe('فوری');
  });
});

it('formats a property as one line', () => {
  expect(factText({ ...FACT, title: 'x', value: -10, maxValue: 90, unitSymbol: '°C' })).toBe('‎−۱۰ تا ۹۰ °C');
  expect(factText({ ...FACT, title: 'x', text: 'EN 733', isCode: true })).toBe('EN 733');
});
