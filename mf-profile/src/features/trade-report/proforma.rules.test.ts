import { describe, expect, it } from 'vitest';
import { givenLine, givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import {
  isQuoted,
  lineSumRial,
  longestLeadTime,
  proformaNumber,
  type QuotedRequest,
} from './proforma.rules.ts';

const quoted = givenTradeRequest(127) as QuotedRequest;

describe('isQuoted', () => {
  it('needs a quote and its sums', () => {
    expect(isQuoted(quoted)).toBe(true);
    expect(isQuoted({ ...quoted, quote: null })).toBe(false);
    expect(isQuoted({ ...quoted, totals: null })).toBe(false);
  });
});

it('numbers a proforma by its request and revision', () => {
  expect(proformaNumber(quoted)).toBe('PF-1405-000127-2');
});

it('sums a line by its quoted price alone', () => {
  expect(lineSumRial(givenLine(1))).toBe(9_756_000_000);
  expect(lineSumRial(givenLine(1, { quotedPriceRial: null }))).toBeNull();
});

it('names the longest time of delivery', () => {
  const lines = [3, 21, 0].map((leadTimeDays, index) => ({ lineId: index, unitPriceRial: 1, leadTimeDays }));

  expect(longestLeadTime({ ...quoted, quote: { ...quoted.quote, lines } })).toBe(21);
  expect(longestLeadTime({ ...quoted, quote: { ...quoted.quote, lines: [] } })).toBe(0);
});
