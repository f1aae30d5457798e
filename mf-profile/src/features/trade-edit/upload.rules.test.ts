import { describe, expect, it } from 'vitest';
import { fileFault } from './upload.rules.ts';

const MEGABYTE = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    ['نقشه.PDF', 10 * MEGABYTE, 0, null],
    ['نقشه.pdf', 10 * MEGABYTE + 1, 0, 'tooLarge'],
    ['قیمت.xls', 100, 0, 'type'],
    ['pdf', 100, 0, 'type'],
    ['a.exe', 100, 0, 'type'],
    ['a.dwg', 0, 0, 'empty'],
    ['a.dwg', 1, 20, 'tooMany'],
    ['a.dwg', 1, 19, null],
  ])('%s of %d bytes beside %d others: %s', (name, size, count, fault) => {
    expect(fileFault({ name, size }, count)).toBe(fault);
  });
});
