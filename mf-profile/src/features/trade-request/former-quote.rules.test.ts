import { expect, it } from 'vitest';
import { givenFormerQuote } from '../../common/trade/trade.fixture.ts';
import { formerLineOf } from './former-quote.rules.ts';

it('compares the present price of a line with that of the former quote', () => {
  const former = givenFormerQuote({ lines: [{ lineId: 1, unitPriceRial: 1_000, leadTimeDays: 30 }] });

  expect(formerLineOf(former, { id: 1, quotedPriceRial: 900 })).toEqual({
    unitPriceRial: 1_000,
    leadTimeDays: 30,
    delta: -0.1,
  });
  expect(formerLineOf(former, { id: 1, quotedPriceRial: null })?.delta).toBeNull();
  expect(formerLineOf(former, { id: 2, quotedPriceRial: 900 })).toBeNull();
});
