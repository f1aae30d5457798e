import { describe, expect, it } from 'vitest';
import { missingSegment, nextSegment, segmentsFrom, segmentsIn } from './wal-names.rules.ts';

const SIXTEEN_MEGABYTES = 16 * 1024 ** 2;
const name = (log: string, segment: string) => `00000001${log.padStart(8, '0')}${segment.padStart(8, '0')}`;

describe('nextSegment', () => {
  it('counts in hexadecimal, and to the next four gigabytes after their last segment', () => {
    expect(nextSegment(name('0', '9'), SIXTEEN_MEGABYTES)).toBe(name('0', 'A'));
    expect(nextSegment(name('0', 'FF'), SIXTEEN_MEGABYTES)).toBe(name('1', '0'));
    expect(nextSegment(name('1', '3'), 1024 ** 3)).toBe(name('2', '0'));
  });
});

describe('segmentsFrom', () => {
  it('ends at a gap', () => {
    const names = [name('0', '2'), name('0', '3'), name('0', '5')];
    expect(segmentsFrom(name('0', '2'), names, SIXTEEN_MEGABYTES)).toEqual(names.slice(0, 2));
  });
});

describe('missingSegment', () => {
  it('names the first one that is missing between the first and the last', () => {
    const names = [name('0', '2'), name('0', '3'), name('0', '5'), '00000002.history'];
    expect(missingSegment(name('0', '2'), names, SIXTEEN_MEGABYTES)).toBe(name('0', '4'));
    expect(missingSegment(name('0', '1'), names, SIXTEEN_MEGABYTES)).toBe(name('0', '1'));
    expect(missingSegment(name('0', '5'), names, SIXTEEN_MEGABYTES)).toBeNull();
  });
});

it('takes histories and labels of backups for no segments', () => {
  const segment = name('0', '2');
  expect(segmentsIn(['00000002.history', segment, `${segment}.00000028.backup`])).toEqual([segment]);
});
