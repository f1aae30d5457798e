import { describe, expect, it } from 'vitest';
import { fileFault, sizeText } from './feedback-file.rules.ts';

const MEGABYTE = 1024 * 1024;

describe('fileFault', () => {
  it.each([
    [{ name: 'نقشه.PDF', size: 10 }, 0, null],
    [
      { name: 'record.exe', size: 10 },
      0,
      'این نوع فایل پذیرفته نمی‌شود؛ PDF، تصویر، XLSX، DOCX یا DWG بفرستید.',
    ],
    [{ name: 'pdf', size: 10 }, 0, 'این نوع فایل پذیرفته نمی‌شود؛ PDF، تصویر، XLSX، DOCX یا DWG بفرستید.'],
    [{ name: 'a.pdf', size: 0 }, 0, 'این فایل خالی است.'],
    [{ name: 'a.pdf', size: 14 * MEGABYTE }, 0, 'این فایل ۱۴ مگابایت است؛ تا ۱۰ مگابایت بفرستید.'],
    [{ name: 'a.pdf', size: 10 }, 3, 'تا ۳ فایل می‌توانید بفرستید.'],
  ])('of %j after %d others is %s', (file, attached, fault) => {
    expect(fileFault(file, attached)).toBe(fault);
  });
});

it('sizeText uses the unit that is read at a glance', () => {
  expect([sizeText(10), sizeText(860_160), sizeText(4.1 * MEGABYTE)]).toEqual([
    '۱ کیلوبایت',
    '۸۴۰ کیلوبایت',
    '۴٫۱ مگابایت',
  ]);
});
