import { expect, it } from 'vitest';
import { acceptsEncoding } from './accepts-encoding.ts';

it.each([
  ['br', 'gzip, deflate, br, zstd', true],
  ['br', 'BR', true],
  ['br', 'br;q=0.5, gzip', true],
  ['br', 'gzip', false],
  ['br', 'br;q=0', false],
  ['br', 'br ; q=0.000, gzip', false],
  ['gzip', 'br;q=0, gzip', true],
  ['gzip', 'x-gzip', false],
  ['br', '', false],
  ['br', undefined, false],
])('returns whether %s is accepted by "%s": %s', (name, header, taken) => {
  expect(acceptsEncoding(header, name)).toBe(taken);
});
