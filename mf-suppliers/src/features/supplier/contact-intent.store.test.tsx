import { SupplierId } from '@bazaar/contracts/merchant';
import { beforeEach, expect, it } from 'vitest';
import { rememberContactWish, takeContactWish } from './contact-intent.store.ts';

const HOUR_MS = 3_600_000;
const forty = SupplierId.parse(40);
const other = SupplierId.parse(41);

beforeEach(() => sessionStorage.clear());

it('gives a wish once, to its own supplier', () => {
  rememberContactWish(forty, 1000);

  expect(takeContactWish(other, 1001)).toBe(false);
  expect(takeContactWish(forty, 1001)).toBe(true);
  expect(takeContactWish(forty, 1001)).toBe(false);
});

it('forgets an old wish', () => {
  rememberContactWish(forty, 0);

  expect(takeContactWish(forty, HOUR_MS)).toBe(false);
  expect(takeContactWish(forty, 1)).toBe(false);
});

it('is not disturbed by what others have left there', () => {
  sessionStorage.setItem('bazaar.suppliers.contact-intent', '40');

  expect(takeContactWish(forty, 0)).toBe(false);
});
