import { describe, expect, it } from 'vitest';
import { decodeText, readSheetFile } from './sheet-file.ts';

describe('a chosen file', () => {
  it('is read by its ending', async () => {
    const file = new File(['\uFEFFکد,تعداد\nA1,2'], 'نیاز.CSV');

    await expect(readSheetFile(file)).resolves.toEqual({
      table: [
        ['کد', 'تعداد'],
        ['A1', '2'],
      ],
    });
  });

  it.each(['نیاز.xlsx', 'نیاز.xls', 'نیاز', 'a.toString'])('is refused as «%s»', async (name) => {
    await expect(readSheetFile(new File(['a'], name))).resolves.toEqual({ fault: 'type' });
  });

  it('is refused when it is too large', async () => {
    const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.csv');

    await expect(readSheetFile(file)).resolves.toEqual({ fault: 'tooLarge' });
  });

  it('is read in the encodings that Excel writes', () => {
    const utf16 = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'کد'].flatMap((sign) => [sign.charCodeAt(0) & 0xff, sign.charCodeAt(0) >> 8]),
    ]);

    expect(decodeText(utf16)).toBe('کد');
    expect(decodeText(new TextEncoder().encode('کد'))).toBe('کد');
    // «شرح» in the code page 1256.
    expect(decodeText(Uint8Array.from([0xd4, 0xd1, 0xcd]))).toBe('شرح');
  });
});
