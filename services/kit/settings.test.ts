import { describe, expect, it } from 'vitest';
import { readCount, readList, readPort, readWithin } from './settings.ts';

describe('readCount', () => {
  it('reads digits, and returns the fallback when the variable is not set', () => {
    expect([readCount({ A: '12' }, 'A', 5), readCount({ A: '' }, 'A', 5), readCount({}, 'A', 5)]).toEqual([
      12, 5, 5,
    ]);
  });

  it.each(['-1', '1.5', 'x', '1e3', ' 1', '9999999999'])('refuses "%s" and names the variable', (text) => {
    expect(() => readCount({ MAX_IN_FLIGHT: text }, 'MAX_IN_FLIGHT', 5)).toThrow(/^MAX_IN_FLIGHT is not/);
  });
});

it('readPort refuses an invalid port', () => {
  expect(readPort({ P: '4000' }, 'P', 1)).toBe(4000);
  expect(() => readPort({ P: '0' }, 'P', 1)).toThrow('P is out of range: write a number from 1 to 65535.');
  expect(() => readPort({ P: '65536' }, 'P', 1)).toThrow('P is out of range');
});

it('readWithin accepts its limits, and names them to the operator who is beyond', () => {
  const read = (N: string) => readWithin({ N }, 'N', { fallback: 15, least: 1, most: 25 });
  expect([read('1'), read('25'), read('')]).toEqual([1, 25, 15]);
  expect(() => read('0')).toThrow('N is out of range: write a number from 1 to 25.');
  expect(() => read('26')).toThrow('N is out of range');
});

it('readList splits at commas and drops empty entries', () => {
  expect(readList({ L: 'a, b,,c ' }, 'L')).toEqual(['a', 'b', 'c']);
  expect(readList({}, 'L')).toEqual([]);
});
