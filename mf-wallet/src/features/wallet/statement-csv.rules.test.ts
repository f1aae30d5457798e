import { describe, expect, it } from 'vitest';
import { statementCsv } from './statement-csv.rules.ts';
import { givenLine } from './wallet.fixture.ts';

const rowsOf = (text: string) => text.slice(1).trimEnd().split('\r\n');

describe('statementCsv', () => {
  it('starts with a byte order mark and Persian headings', () => {
    const text = statementCsv([]);

    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(rowsOf(text)).toEqual([
      'تاریخ,ساعت,نوع,شرح,کد پیگیری,مبلغ (تومان),مانده در دسترس (تومان),کل موجودی (تومان)',
    ]);
  });

  it('writes amounts in toman with Latin digits, outgoing ones as negative', () => {
    const text = statementCsv([givenLine({ type: 'Hold', direction: 'out', amountRial: 628_000_005 })]);

    expect(rowsOf(text)[1]).toBe(
      '1405/08/29,10:02,مسدودسازی,شارژ از درگاه آزمایشی,BZ-410037,-62800000.5,184500000,247300000',
    );
  });

  it('keeps quotes, commas and line breaks inside their cell', () => {
    const [, row = ''] = rowsOf(statementCsv([givenLine({ description: 'بهای "پمپ"، ۲ عدد, فوری' })]));

    expect(row).toContain('"بهای ""پمپ""، ۲ عدد, فوری"');
  });

  it('never writes a description as a formula', () => {
    const [, row = ''] = rowsOf(statementCsv([givenLine({ description: '=1+1' })]));

    expect(row).toContain(",'=1+1,");
  });
});
