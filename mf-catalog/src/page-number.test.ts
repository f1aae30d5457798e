import { expect, it } from 'vitest';
import { pageNumberOf } from './page-number.ts';

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=abc', 1],
  ['?page=1.5', 1],
  ['?page=999999', 100_000],
  ['?page=99999999999', 1],
])('reads %s as page %d', (query, page) => {
  expect(pageNumberOf(new Request(`https://bazaar.example/category/1/x${query}`))).toBe(page);
});
