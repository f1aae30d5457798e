import { describe, expect, it } from 'vitest';
import { compareFa, formatList } from './text.ts';

describe('compareFa', () => {
  it('puts گ چ پ ژ in their Persian places', () => {
    const sorted = ['ی', 'گ', 'ک', 'چ', 'ج', 'پ', 'ب', 'ژ', 'ز', 'آ', 'و', 'ه'].sort(compareFa);

    expect(sorted.join('')).toBe('آبپجچزژکگوهی');
  });

  it('orders numbers inside a text by value, whatever their digits', () => {
    expect(['شیر ۱۰', 'شیر ۲', 'شیر 3'].sort(compareFa)).toEqual(['شیر ۲', 'شیر 3', 'شیر ۱۰']);
  });
});

describe('formatList', () => {
  it('joins with Persian commas and «و»', () => {
    expect(formatList([])).toBe('');
    expect(formatList(['الف'])).toBe('الف');
    expect(formatList(['الف', 'ب'])).toBe('الف و ب');
    expect(formatList(['الف', 'ب', 'پ'])).toBe('الف،\u200F ب، و پ');
  });
});
