import { expect, it } from 'vitest';
import { readProportional } from './front-memory.ts';

const ROLLUP = `00400000-7ffd9a5f1000 ---p 00000000 00:00 0    [rollup]
Rss:              184320 kB
Pss:              151200 kB
Pss_Dirty:        120000 kB
`;

it('proportional memory is read in bytes', () => {
  expect(readProportional(ROLLUP)).toBe(151_200 * 1_024);
});

it('a system that does not tell it is no process without memory', () => {
  expect(() => readProportional('Rss: 1 kB\n')).toThrow('does not tell');
});
