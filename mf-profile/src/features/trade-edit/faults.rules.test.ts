import { describe, expect, it } from 'vitest';
import { givenForm, givenItemLine, givenTextLine } from './draft.fixture.ts';
import { findProblems } from './faults.rules.ts';
import type { KnownItem } from './problems.rules.ts';
import { sumOf } from './totals.rules.ts';

const terms = { minOrder: 2, stepQuantity: 2, priceRial: 1_500, priceTiers: [] };
const known: Readonly<Record<number, KnownItem>> = { 1: terms, 2: 'gone', 3: null };
const facts = { knownItem: (id: number) => known[id] ?? null, today: '2026-11-23' };
const whole = givenForm({
  lines: [givenItemLine(1, { quantity: '4' }), givenTextLine('بوش برنزی')],
  addressId: 11,
  needBy: '2026-11-24',
});
const idsOf = (form: typeof whole) => findProblems(form, facts).map(({ step, fieldId }) => [step, fieldId]);

describe('what prevents handing in', () => {
  it('is nothing for a whole request', () => {
    expect(findProblems(whole, facts)).toEqual([]);
  });

  it('is named with the place where it is corrected', () => {
    const lines = [
      givenItemLine(1),
      givenItemLine(2),
      givenTextLine('بو', { key: 'a', unit: '', quantity: '', targetPrice: 'x' }),
    ];

    expect(idsOf({ ...whole, lines, addressId: null, needBy: '2026-11-23' })).toEqual([
      ['lines', 'line-item-1-quantity'],
      ['lines', 'line-item-2-title'],
      ['lines', 'line-a-title'],
      ['lines', 'line-a-unit'],
      ['lines', 'line-a-quantity'],
      ['lines', 'line-a-targetPrice'],
      ['delivery', 'delivery-address'],
      ['delivery', 'need-by'],
    ]);
  });

  it('is the number of lines: none, or too many', () => {
    const many = Array.from({ length: 201 }, (_, index) => givenTextLine(`بوش ${index}`));

    expect(idsOf({ ...whole, lines: [] })).toEqual([['lines', 'add-line']]);
    expect(idsOf({ ...whole, lines: many })).toEqual([['lines', 'add-line']]);
  });
});

describe('the sum of the list prices', () => {
  it('takes the present price, else the stored one, and counts the lines without any', () => {
    const lines = [
      givenItemLine(1, { quantity: '۴' }),
      givenItemLine(3),
      givenTextLine('بوش'),
      givenItemLine(1, { quantity: 'x' }),
    ];

    expect(sumOf({ ...whole, lines }, facts.knownItem)).toEqual({
      totalRial: 4 * 1_500 + 3 * 1_000,
      unpricedCount: 2,
    });
  });
});
