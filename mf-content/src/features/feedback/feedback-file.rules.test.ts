import { describe, expect, it } from 'vitest';
import { faultText } from './feedback-file.rules.ts';

const MEGABYTE = 1024 * 1024;

describe('faultText', () => {
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
    expect(faultText(file, attached)).toBe(fault);
  });
});
