import { describe, expect, it } from 'vitest';
import { NOW } from '../../common/trade/trade.fixture.ts';
import { givenQuoteOf } from './need.fixture.ts';
import { quoteTable } from './quote-column.rules.ts';
import { quoteSections } from './quote-rows.ts';
import { quotesCsv } from './quotes-csv.ts';

const dena = givenQuoteOf(1, {
  ...{ supplier: 'صنایع دناپمپ', unitPriceRial: 820_000_000, payableRial: 11_000_000_005, leadTimeDays: 21 },
});
const sepehr = givenQuoteOf(2, {
  ...{ supplier: 'مهندسی سپهر', unitPriceRial: 800_000_000, payableRial: 12_100_000_000, leadTimeDays: 5 },
});
const whole = givenQuoteOf(
  3,
  { supplier: '=بازرگانی نوین', unitPriceRial: 700_000_000, payableRial: 1_000_000_000, leadTimeDays: 2 },
  {},
);
const part = { ...whole, lines: whole.lines.slice(0, 1), lineCount: 1 };

function rows(): Map<string, string> {
  const table = quoteTable([dena, sepehr, part], { order: 'price', now: NOW });
  const text = quotesCsv({
    columns: table.columns,
    sections: quoteSections(table, { suppliers: {}, now: NOW }),
  });
  const lines = text.slice(1).trimEnd().split('\r\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(',')), line.slice(line.indexOf(',') + 1)]));
}

describe('quotesCsv', () => {
  it('has a column for each supplier, with the number and state of the request', () => {
    const csv = rows();

    expect(csv.get('ردیف مقایسه')).toBe("مقدار یا توضیح,صنایع دناپمپ,مهندسی سپهر,'=بازرگانی نوین,نشانه");
    expect(csv.get('شماره درخواست')).toBe(',TR-1405-000001,TR-1405-000002,TR-1405-000003,');
    expect(csv.get('وضعیت')).toBe(',پیشنهاد معتبر,پیشنهاد معتبر,پیشنهاد معتبر,');
  });

  it('writes amounts and days as numbers, and names the lowest and the soonest', () => {
    const csv = rows();

    expect(csv.get('قابل پرداخت')).toBe(
      'با حمل و مالیات، تومان,1100000000.5,1210000000,100000000,کمترین: صنایع دناپمپ',
    );
    expect(csv.get('ارسال تا')).toBe('اگر امروز پرداخت شود، روز تا ارسال,21,5,2,سریع‌ترین: مهندسی سپهر');
  });

  it('keeps the sum of each line, and why a figure is not comparable', () => {
    const csv = rows();

    expect(csv.get('پمپ گریز از مرکز 50-200')).toBe(
      '12 دستگاه، تومان,82000000,80000000,70000000,کمترین: =بازرگانی نوین',
    );
    expect(csv.get('پمپ گریز از مرکز 50-200: جمع')).toBe('تومان,984000000,960000000,840000000,');
    expect(csv.get('نصب در محل: جمع')).toBe('تومان,5000000,5000000,در این درخواست نیست,');
    expect(csv.get('قابل پرداخت: توضیح')).toBe(',,,1 ردیف از 2؛ قابل مقایسه نیست,');
  });
});
