import { describe, expect, it } from 'vitest';
import { leadText, stockText } from './availability.ts';

const five = { stock: 5, saleUnit: 'عدد', leadTimeDays: 0 };

describe('stockText', () => {
  it.each([
    [null, '۵ عدد موجود'],
    [5, '۵ عدد موجود'],
    [10, '۵ عدد موجود؛ بقیه با تأمین'],
  ])('of five in stock for %s wanted', (wanted, text) => {
    expect(stockText(five, wanted)).toBe(text);
  });

  it('is of procurement when nothing is in stock, and null when that is not known', () => {
    expect(stockText({ ...five, stock: 0 }, 10)).toBe('در انبار نیست؛ با تأمین');
    expect(stockText({ ...five, stock: null }, 10)).toBeNull();
  });
});

describe('leadText', () => {
  it.each([
    [0, 5, 'فوری'],
    [0, 10, 'فوری برای موجودی'],
    [3, 10, '۳ روز برای موجودی'],
    [3, null, '۳ روز'],
  ])('of %i days for %s wanted of five in stock', (leadTimeDays, wanted, text) => {
    expect(leadText({ ...five, leadTimeDays }, wanted)).toBe(text);
  });

  it('names no immediate delivery of what is not in stock', () => {
    expect(leadText({ ...five, stock: 0 }, 1)).toBe('زمان تأمین با اعلام تأمین‌کننده');
    expect(leadText({ ...five, stock: 0, leadTimeDays: 1 }, 1)).toBe('۱ روز');
    expect(leadText({ ...five, stock: null }, 1)).toBe('فوری');
  });
});
