import { QuoteInput, TRADE_STATUSES } from '@bazaar/contracts/trade';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerDelay, answerTo } from './simulator.rules.ts';

const now = new Date('2026-11-20T10:00:00.000Z');
const lines = [
  { id: 7, quantity: 10, listPriceRial: 2_000_000, targetPriceRial: null },
  { id: 8, quantity: 1, listPriceRial: null, targetPriceRial: null },
];
const published = { id: 3, version: 1, status: 'Published', lines } as const;

function quoteOf(request: Parameters<typeof answerTo>[0]) {
  const answer = answerTo(request, now);
  if (answer?.kind !== 'quote') {
    throw new Error('A published request is quoted.');
  }
  return answer.quote;
}

describe('answerTo', () => {
  it('returns the same reply for the same request', () => {
    expect(answerTo(published, now)).toEqual(answerTo(published, now));
  });

  it('quotes every line, as the contract requires', () => {
    const line = fc.record({
      id: fc.integer({ min: 1, max: 1_000 }),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      listPriceRial: fc.option(fc.integer({ min: 1, max: 90_000_000_000 })),
      targetPriceRial: fc.option(fc.integer({ min: 1, max: 900_000_000_000 })),
    });
    const many = fc.array(line, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), many, (id, given) => {
        const quote = QuoteInput.parse(quoteOf({ ...published, id, lines: given }));
        expect(quote.lines.map(({ lineId }) => lineId)).toEqual(given.map((one) => one.id));
        const daysAhead = (Date.parse(quote.validUntil) - now.getTime()) / 86_400_000;
        expect(daysAhead >= 5 && daysAhead <= 10).toBe(true);
      }),
    );
  });

  it('stays near the list price, and moves towards a lower target price', () => {
    const [listed] = quoteOf(published).lines;
    const [wished] = quoteOf({
      ...published,
      lines: lines.map((line) => ({ ...line, targetPriceRial: 1_000_000 })),
    }).lines;

    expect(listed?.unitPriceRial).toBeGreaterThanOrEqual(1_940_000);
    expect(listed?.unitPriceRial).toBeLessThanOrEqual(2_040_000);
    expect(wished?.unitPriceRial).toBeLessThanOrEqual(1_530_000);
  });

  it('ships a request in fulfilment, and has no reply in other states', () => {
    const kinds = TRADE_STATUSES.map((status) => answerTo({ ...published, status }, now)?.kind);

    expect(kinds.filter((kind) => kind !== undefined)).toEqual(['requestRevision', 'quote', 'ship']);
  });
});

describe('answerDelay', () => {
  it('is between the delay and twice the delay', () => {
    const delays = Array.from({ length: 200 }, (_, id) => answerDelay({ ...published, id }, 20));

    expect(delays.every((delay) => delay !== null && delay >= 20 && delay <= 40)).toBe(true);
    expect(new Set(delays).size).toBeGreaterThan(10);
  });

  it('returns about one request in six for revision, and only once', () => {
    const waiting = { ...published, status: 'ConfirmationRequested' } as const;
    const asked = Array.from({ length: 600 }, (_, id) => answerDelay({ ...waiting, id }, 20)).filter(
      (delay) => delay !== null,
    );
    const again = Array.from({ length: 600 }, (_, id) => answerDelay({ ...waiting, id, version: 2 }, 20));

    expect(asked.length).toBeGreaterThan(60);
    expect(asked.length).toBeLessThan(140);
    expect(again.every((delay) => delay === null)).toBe(true);
  });
});
