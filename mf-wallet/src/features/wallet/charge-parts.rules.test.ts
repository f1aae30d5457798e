import { expect, it } from 'vitest';
import { givenGateways } from '../../common/payment/payment.fixture.ts';
import { chargeParts, firstCharge, largestCharge } from './charge-parts.rules.ts';

const offer = { items: givenGateways, chargeLimits: { minRial: 100_000, maxRial: 2_000_000_000 } };

it.each([
  [50_000, 100_000],
  [60_000_000, 60_000_000],
  [185_418_532_800, 2_000_000_000],
])('a charge of %i begins with %i', (wantedRial, amountRial) => {
  expect(firstCharge(wantedRial, offer)).toBe(amountRial);
});

it('is as large as some gateway takes', () => {
  const items = givenGateways.map((gateway) => ({ ...gateway, maxAmountRial: 1_000_000_000 }));

  expect(largestCharge({ ...offer, items })).toBe(1_000_000_000);
  expect(largestCharge({ ...offer, items: [] })).toBe(2_000_000_000);
});

it.each([
  [null, null, null],
  [2_000_000_000, null, null],
  [5_000_000_000, null, { restRial: 3_000_000_000, count: 3 }],
  [5_000_000_000, 1_000_000_000, { restRial: 4_000_000_000, count: 3 }],
  [4_000_000_001, 2_000_000_000, { restRial: 2_000_000_001, count: 3 }],
])('of %s, after a charge of %s: %j', (wantedRial, amountRial, parts) => {
  expect(chargeParts(wantedRial, amountRial, offer)).toEqual(
    parts && { largestRial: 2_000_000_000, ...parts },
  );
});
