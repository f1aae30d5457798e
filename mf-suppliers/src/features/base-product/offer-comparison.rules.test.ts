import { Offer } from '@bazaar/contracts/product';
import { describe, expect, it } from 'vitest';
import { bestCells, differs } from '../../common/compare/comparison.rules.ts';
import { givenOffer } from './base-product.fixture.ts';
import { offerRows } from './offer-comparison.rules.ts';

const NOW = '2026-11-24T08:00:00Z';
const offers = [
  givenOffer(1, { minOrder: 30 }),
  givenOffer(2, { priceRial: 813_000_000, leadTimeDays: 0, stock: null, supplier: { rating: 0 } }),
  givenOffer(3, { priceRial: null, facts: [] }),
].map((offer) => Offer.parse(offer));

const rows = offerRows(offers, { quantity: 20, unit: 'دستگاه', now: NOW });
const rowOf = (label: string) => {
  const row = rows.find((candidate) => candidate.label === label);
  if (row === undefined) {
    throw new Error(`There is no row «${label}».`);
  }
  return row;
};
const textsOf = (label: string) => rowOf(label).cells.map(({ text }) => text);

describe('offerRows', () => {
  it('shows the price for the quantity, or why it cannot be ordered', () => {
    expect(textsOf('قیمت هر دستگاه')).toEqual(['۷۹٬۶۰۰٬۰۰۰ تومان', '۸۱٬۳۰۰٬۰۰۰ تومان', 'استعلام']);
    expect(textsOf('جمع ۲۰ دستگاه')).toEqual(['کمتر از حداقل ۳۰ دستگاه', '۱٬۶۲۶٬۰۰۰٬۰۰۰ تومان', 'استعلام']);
  });

  it('marks no best total when only one offer can be ordered', () => {
    expect(bestCells(rowOf('قیمت هر دستگاه'))).toEqual([true, false, false]);
    expect(bestCells(rowOf('جمع ۲۰ دستگاه'))).toEqual([false, false, false]);
    expect(bestCells(rowOf('زمان تحویل'))).toEqual([false, true, false]);
  });

  it('names the price to be confirmed, and never marks it as the lowest', () => {
    const doubted = Offer.parse(givenOffer(4, { priceRial: 1_000_000, priceValidUntil: '2026-11-23' }));
    const price = offerRows([...offers, doubted], { quantity: 20, unit: 'دستگاه', now: NOW })[0];

    expect(price?.cells[3]?.text).toBe('۱۰۰٬۰۰۰ تومان (نیازمند تأیید)');
    expect(price && bestCells(price)).toEqual([true, false, false, false]);
  });

  it('leaves a cell empty when the offer has no value', () => {
    expect(textsOf('موجودی انبار')[1]).toBeNull();
    expect(textsOf('امتیاز خریداران')).toEqual(['۴٫۲ از ۵', null, '۴٫۲ از ۵']);
    expect(textsOf('توان')).toEqual(['۱۵ kW', '۱۵ kW', null]);
  });

  it('tells what of the quantity is in stock, and for what the delivery time holds', () => {
    expect(textsOf('موجودی انبار')[0]).toBe('۸ دستگاه موجود؛ بقیه با تأمین');
    expect(textsOf('زمان تحویل')[0]).toMatch(/ برای موجودی$/);
  });

  it('marks as different only the rows whose values differ', () => {
    expect(differs(rowOf('توان'))).toBe(true);
    expect(differs(rowOf('شهر'))).toBe(false);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});
