import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRange, isSameVersion } from './byte-range.rules.ts';

describe('chooseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=900-5000', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['BYTES=0-0', { start: 0, end: 0 }],
  ])('reads %s', (header, range) => {
    expect(chooseRange(header, 1000)).toEqual(range);
  });

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0'])('finds no byte in %s', (header) => {
    expect(chooseRange(header, 1000)).toBe('none');
  });

  it.each([
    undefined,
    '',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=0-1,5-6',
    'items=0-1',
    'bytes=a-b',
    `bytes=${'9'.repeat(16)}-`,
  ])('ignores %j', (header) => {
    expect(chooseRange(header, 1000)).toBe('whole');
  });

  it('stays within the file for any header', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 1, max: 5000 }), (text, size) => {
        const range = chooseRange(`bytes=${text}`, size);
        if (typeof range === 'object') {
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });
});

describe('isSameVersion', () => {
  it('compares the tag exactly; a weak tag and a date are another version', () => {
    expect(isSameVersion(undefined, '"a"')).toBe(true);
    expect(isSameVersion('"a"', '"a"')).toBe(true);
    expect(isSameVersion('"b"', '"a"')).toBe(false);
    expect(isSameVersion('W/"a"', '"a"')).toBe(false);
    expect(isSameVersion('Thu, 26 Nov 2026 16:00:00 GMT', '"a"')).toBe(false);
  });
});
