import { describe, expect, it } from 'vitest';
import { kindOf, sizeOf } from './document-size.rules.ts';

describe('sizeOf', () => {
  it.each([
    [1, '۱ کیلوبایت'],
    [32_768, '۳۲ کیلوبایت'],
    [1_047_000, '۱٬۰۲۲ کیلوبایت'],
    [1_048_576, '۱ مگابایت'],
    [1_310_720, '۱٫۳ مگابایت'],
  ])('formats %d bytes as %s', (sizeBytes, text) => {
    expect(sizeOf({ sizeBytes })).toBe(text);
  });
});

describe('kindOf', () => {
  it('names documents, drawings and spreadsheets, and returns nothing for unknown types', () => {
    expect(kindOf({ mediaType: 'application/pdf' })).toBe('PDF');
    expect(kindOf({ mediaType: 'image/vnd.dwg' })).toBe('DWG');
    expect(kindOf({ mediaType: 'application/x-unknown' })).toBeUndefined();
    expect(kindOf({ mediaType: 'toString' })).toBeUndefined();
  });
});
