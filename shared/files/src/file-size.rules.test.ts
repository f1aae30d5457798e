import { expect, it } from 'vitest';
import { fileSize } from './file-size.rules.ts';

it.each([
  [0, '۱ کیلوبایت'],
  [10, '۱ کیلوبایت'],
  [32_768, '۳۲ کیلوبایت'],
  [860_160, '۸۴۰ کیلوبایت'],
  [1_258_291, '۱٫۲ مگابایت'],
  [4.1 * 1024 * 1024, '۴٫۱ مگابایت'],
])('formats %d bytes', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
