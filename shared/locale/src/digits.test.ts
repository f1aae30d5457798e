import { describe, expect, it } from 'vitest';
import { toLatinDigits, toPersianDigits } from './digits.ts';

describe('toPersianDigits', () => {
  it('turns Latin and Arabic-Indic digits into Persian ones', () => {
    expect(toPersianDigits('0123456789')).toBe('۰۱۲۳۴۵۶۷۸۹');
    expect(toPersianDigits('٠١٢٣٤٥٦٧٨٩')).toBe('۰۱۲۳۴۵۶۷۸۹');
  });

  it('leaves Persian digits and other characters alone', () => {
    expect(toPersianDigits('۱۲ اینچ، DN50')).toBe('۱۲ اینچ، DN۵۰');
  });

  it('takes a number', () => {
    expect(toPersianDigits(1405)).toBe('۱۴۰۵');
  });
});

describe('toLatinDigits', () => {
  it('turns Persian and Arabic-Indic digits into Latin ones', () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
  });

  it('leaves Latin digits and other characters alone', () => {
    expect(toLatinDigits('DN50، ۲٫۵ اینچ')).toBe('DN50، 2٫5 اینچ');
  });
});
