import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.rules.ts';

describe('csvOf', () => {
  it('starts with the UTF-8 byte order mark and ends lines as in RFC 4180', () => {
    expect(
      csvOf([
        ['نام', 'شهر'],
        ['پمپ‌سازان', 'قم'],
      ]),
    ).toBe('\uFEFFنام,شهر\r\nپمپ‌سازان,قم\r\n');
  });

  it('quotes characters that would end a cell or a row', () => {
    expect(csvOf([['a,b', 'c"d', 'e\nf']])).toBe('\uFEFF"a,b","c""d","e\nf"\r\n');
  });

  it.each(['=1+1', '+98', '-2', '@SUM(A1)', '\t=1', ' =1', '\u200F=1', '＝1', '\u202E@x'])(
    'makes spreadsheets show %j as text',
    (text) => {
      expect(csvOf([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/);
    },
  );

  it('writes a number bare, a negative one too', () => {
    expect(csvOf([[-62800000.5, 0, '-7']])).toBe("\uFEFF-62800000.5,0,'-7\r\n");
  });

  it('leaves other texts alone', () => {
    expect(csvOf([['ISO 9001', '۴٫۶']])).toBe('\uFEFFISO 9001,۴٫۶\r\n');
  });
});
