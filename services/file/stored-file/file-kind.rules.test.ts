import { FileMime } from '@bazaar/contracts/file';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, contentDisposition, isTaken } from './file-kind.rules.ts';

describe('isTaken', () => {
  it('accepts the types of the contract and no other', () => {
    expect(FileMime.options.every(isTaken)).toBe(true);
    for (const mime of ['text/html', 'image/svg+xml', 'application/zip', 'constructor', undefined]) {
      expect(isTaken(mime)).toBe(false);
    }
  });
});

describe('cleanName', () => {
  it.each([
    ['نقشه پمپ.pdf', 'نقشه پمپ.pdf'],
    ['پیش‌فاکتور ۱۴۰۵.PDF', 'پیش‌فاکتور ۱۴۰۵.pdf'],
    ['report.pdf.exe', 'report-pdf.pdf'],
    ['نسخه 1.2.3.pdf', 'نسخه 1-2-3.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\مدارک\\قرارداد.pdf', 'قرارداد.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
    ['.htaccess', 'file.pdf'],
    ['', 'file.pdf'],
    ['...', 'file.pdf'],
    ['CON<>:"|?*.pdf', 'CON.pdf'],
  ])('turns %j into %j', (given, wanted) => {
    expect(cleanName(given, 'application/pdf')).toBe(wanted);
  });

  it('returns one extension, a bounded length and no separator for any input', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(...FileMime.options),
        (given, mime) => {
          const name = cleanName(given, mime);

          expect(name).toMatch(/^[^./\\]+\.[a-z]+$/u);
          expect(name.length).toBeLessThanOrEqual(210);
          expect(name.isWellFormed()).toBe(true);
        },
      ),
    );
  });
});

describe('contentDisposition', () => {
  it('shows pictures inline and serves everything else as a download', () => {
    expect(contentDisposition('a.png', 'image/png')).toMatch(/^inline; /);
    expect(contentDisposition('a.pdf', 'application/pdf')).toMatch(/^attachment; /);
    expect(contentDisposition('a.dwg', 'image/vnd.dwg')).toMatch(/^attachment; /);
  });

  it('writes a Persian name in full beside a Latin one', () => {
    expect(contentDisposition("نقشه 'A' (1).pdf", 'application/pdf')).toBe(
      `attachment; filename="A 1.pdf"; filename*=UTF-8''%D9%86%D9%82%D8%B4%D9%87%20%27A%27%20%281%29.pdf`,
    );
    expect(contentDisposition('نقشه.pdf', 'application/pdf')).toContain('filename="file.pdf"');
  });

  it('stays one header line of Latin characters for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (given) => {
        expect(contentDisposition(cleanName(given, 'image/png'), 'image/png')).toMatch(
          /^inline; filename="[\w -]+\.png"; filename\*=UTF-8''[\w%!#$&+.^`|~-]+$/,
        );
      }),
    );
  });
});
