import { describe, expect, it } from 'vitest';
import { kindOf, sizeOf } from './document-size.rules.ts';

describe('the size of a download', () => {
  it.each([
    [1, '۱ کیلوبایت'],
    [32_768, '۳۲ کیلوبایت'],
    [1_047_000, '۱٬۰۲۲ کیلوبایت'],
    [1_048_576, '۱ مگابایت'],
    [1_310_720, '۱٫۳ مگابایت'],
  ])('%d bytes: %s', (sizeBytes, text) => {
    expect(sizeOf({ sizeBytes })).toBe(text);
  });
});

describe('the kind of a download', () => {
  it('is named for documents, drawings and sheets, and not for what nobody knows', () => {
    expect(kindOf({ mediaType: 'application/pdf' })).toBe('PDF');
    expect(kindOf({ mediaType: 'image/vnd.dwg' })).toBe('DWG');
    expect(kindOf({ mediaType: 'application/x-unknown' })).toBeUndefined();
    expect(kindOf({ mediaType: 'toString' })).toBeUndefined();
  });
});
