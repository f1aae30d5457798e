import { describe, expect, it } from 'vitest';
import { isSameUnit, partsOf, unitRatio, unitTitleOf, wholesOf } from './units.rules.ts';

describe('a unit', () => {
  it.each([
    ['kg', 'کیلوگرم'],
    ['KGS.', 'کیلوگرم'],
    ['کیلو گرم', 'کیلوگرم'],
    ['g', 'گرم'],
    ['t', 'تن'],
    ['Ton', 'تن'],
    ['تُن', 'تن'],
    ['M', 'متر'],
    ['mm', 'میلی‌متر'],
    ['cm', 'سانتی‌متر'],
    ['سانتی متر', 'سانتی‌متر'],
    ['lit', 'لیتر'],
    ['l', 'لیتر'],
    ['cc', 'میلی‌لیتر'],
    ['m²', 'مترمربع'],
    ['متر مربع', 'مترمربع'],
    ['m3', 'مترمکعب'],
    ['pcs', 'عدد'],
    ['عدد', 'عدد'],
    [' شاخه ', 'شاخه'],
    ['box', 'box'],
    ['', ''],
  ])('%j is called «%s»', (text, title) => {
    expect(unitTitleOf(text)).toBe(title);
  });

  it.each([
    ['kg', 'کيلوگرم', true],
    ['متر برش', 'متر', false],
    ['متر', 'مترمربع', false],
    ['شاخه', 'شاخه', true],
  ])('%s and %s are one unit: %s', (one, other, expected) => {
    expect(isSameUnit(one, other)).toBe(expected);
  });

  it.each([
    ['تن', 'کیلوگرم', { times: 1_000_000n, by: 1_000n }],
    ['g', 'kg', { times: 1n, by: 1_000n }],
    ['in', 'mm', { times: 254n, by: 10n }],
    ['cc', 'لیتر', { times: 1n, by: 1_000n }],
  ])('%s has an exact ratio to %s', (from, to, ratio) => {
    expect(unitRatio(from, to)).toEqual(ratio);
  });

  it.each([
    ['تن', 'عدد'],
    ['متر', 'مترمربع'],
    ['شاخه', 'شاخه'],
    ['', 'کیلوگرم'],
  ])('«%s» has none to «%s»', (from, to) => {
    expect(unitRatio(from, to)).toBeNull();
  });

  it('knows its parts and what it is a part of, without inches that come out whole by chance', () => {
    expect(partsOf('تن')).toEqual(['کیلوگرم', 'گرم']);
    expect(wholesOf('g')).toEqual(['کیلوگرم', 'تن']);
    expect(partsOf('متر')).toEqual(['سانتی‌متر', 'میلی‌متر']);
    expect(partsOf('بسته')).toEqual([]);
  });
});
