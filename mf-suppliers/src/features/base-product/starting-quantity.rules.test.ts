import { expect, it } from 'vitest';
import { quantityStep, startingQuantity } from './starting-quantity.rules.ts';

const terms = (minOrder: number, stepQuantity = 1) => ({ minOrder, stepQuantity });

it('returns the smallest quantity that more than half of the offers allow', () => {
  expect(startingQuantity([terms(1), terms(2), terms(10), terms(500)])).toBe(10);
  expect(startingQuantity([terms(1), terms(1), terms(1000, 100)])).toBe(1);
});

it('accepts a smaller share of the offers when their steps allow no more', () => {
  expect(startingQuantity([terms(10, 10), terms(15, 10)])).toBe(10);
});

it('returns one when there are no offers', () => {
  expect(startingQuantity([])).toBe(1);
});

it('steps by the smallest step of the offers', () => {
  expect(quantityStep([terms(1, 20), terms(1, 5)])).toBe(5);
  expect(quantityStep([])).toBe(1);
});
