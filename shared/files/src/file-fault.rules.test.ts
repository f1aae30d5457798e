import { describe, expect, it } from 'vitest';
import { fileFault } from './file-fault.rules.ts';

const MEGABYTE = 1024 * 1024;

describe('a chosen file', () => {
  it.each([
    [{ name: 'نقشه.PDF', size: 10 * MEGABYTE }, 0, null],
    [{ name: 'نقشه.pdf', size: 10 * MEGABYTE + 1 }, 0, 'tooLarge'],
    [{ name: 'قیمت.xls', size: 100 }, 0, 'type'],
    [{ name: 'pdf', size: 100 }, 0, 'type'],
    [{ name: 'a.exe', size: 100 }, 0, 'type'],
    [{ name: 'a.dwg', size: 0 }, 0, 'empty'],
    [{ name: 'a.dwg', size: 1 }, 20, 'tooMany'],
    [{ name: 'a.dwg', size: 1 }, 19, null],
  ])('%j beside %d others: %s', (file, count, fault) => {
    expect(fileFault(file, { count, most: 20 })).toBe(fault);
  });
});
