import { NeedId, type TradeRequest, type TradeStatus } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenLine, givenSummary, givenTradeRequest, NOW } from '../../common/trade/trade.fixture.ts';
import { closedWith, comparedOf, MAX_COLUMNS, quoteTable, stateOf } from './quote-column.rules.ts';

const quote = givenTradeRequest(1).quote as NonNullable<TradeRequest['quote']>;
const totals = givenTradeRequest(1).totals as NonNullable<TradeRequest['totals']>;

interface Quoted {
  payableRial?: number;
  days?: number[];
  change?: Partial<TradeRequest>;
}

const quoted = (id: number, { payableRial = 100, days = [5], change = {} }: Quoted = {}) =>
  givenTradeRequest(id, {
    totals: { ...totals, payableRial },
    quote: {
      ...quote,
      lines: days.map((leadTimeDays, index) => ({
        ...quote.lines[0],
        lineId: index + 1,
        unitPriceRial: 1,
        leadTimeDays,
      })),
    },
    ...change,
  });

describe('stateOf', () => {
  it.each([
    ['Draft', 'unsent'],
    ['ConfirmationRequested', 'unsent'],
    ['RevisionRequested', 'unsent'],
    ['Published', 'waiting'],
    ['Quoted', 'quoted'],
    ['Accepted', 'chosen'],
    ['AwaitingPayment', 'chosen'],
    ['Paid', 'chosen'],
    ['InFulfillment', 'chosen'],
    ['Delivered', 'chosen'],
    ['Disputed', 'chosen'],
    ['Completed', 'chosen'],
    ['Rejected', 'ended'],
    ['Cancelled', 'ended'],
    ['Expired', 'lapsed'],
  ] satisfies [TradeStatus, string][])('%s is shown as %s', (status, state) => {
    expect(stateOf(givenTradeRequest(1, { status }), NOW)).toBe(state);
  });

  it('is lapsed from the second on at which the quote ends, before the service has ended it', () => {
    const at = (validUntil: string) =>
      stateOf(givenTradeRequest(1, { quote: { ...quote, validUntil } }), NOW);

    expect([at(NOW), at('2026-11-20T07:00:01Z')]).toEqual(['lapsed', 'quoted']);
  });

  it('is silent when the time passed without a quote', () => {
    expect(stateOf(givenTradeRequest(1, { status: 'Expired', quote: null }), NOW)).toBe('silent');
  });
});

describe('quoteTable', () => {
  const idsBy = (order: 'price' | 'soonest', ...requests: TradeRequest[]) =>
    quoteTable(requests, { order, now: NOW }).columns.map(({ request }) => Number(request.id));

  it('orders whole quotes by what is payable, or by how soon the last line is ready', () => {
    const requests = [
      quoted(1, { payableRial: 300, days: [2, 3] }),
      quoted(2, { payableRial: 100, days: [2, 9] }),
      quoted(3, { payableRial: 200, days: [5] }),
    ];

    expect(idsBy('price', ...requests)).toEqual([2, 3, 1]);
    expect(idsBy('soonest', ...requests)).toEqual([1, 3, 2]);
  });

  it('puts a cheaper quote of a part behind the whole ones, and out of the comparison', () => {
    const part = quoted(1, { payableRial: 1, change: { lines: [givenLine(1)] } });
    const { columns } = quoteTable([part, quoted(2)], { order: 'price', now: NOW });

    expect(
      columns.map(({ request, isComparable, pricedCount }) => [request.id, isComparable, pricedCount]),
    ).toEqual([
      [2, true, 2],
      [1, false, 1],
    ]);
  });

  it('puts requests without a valid quote last: to come, not sent, over, unanswered, ended', () => {
    const others = (['Cancelled', 'Expired', 'Draft', 'Published'] as const).map((status, index) =>
      givenTradeRequest(index + 1, { status, quote: status === 'Expired' ? quote : null, totals: null }),
    );
    const silent = givenTradeRequest(5, { status: 'Expired', quote: null, totals: null });

    expect(idsBy('price', ...others, silent, quoted(6))).toEqual([6, 4, 3, 2, 5, 1]);
  });

  it('takes what is needed from the requests that were sent', () => {
    const draft = givenTradeRequest(1, {
      status: 'Draft',
      quote: null,
      lines: [givenLine(9, { title: 'دیگر' })],
    });
    const { needLines, columns } = quoteTable([draft, quoted(2)], { order: 'price', now: NOW });

    expect(needLines.map(({ title }) => title)).not.toContain('دیگر');
    expect(columns[0]).toMatchObject({ isComparable: true });
  });

  it('does not compare a quote that is over', () => {
    const over = quoted(1, { change: { status: 'Expired' } });

    expect(quoteTable([over], { order: 'price', now: NOW }).columns[0]?.isComparable).toBe(false);
  });
});

describe('comparedOf', () => {
  it('takes six at most: quotes by their sum, then answers to come, then the rest', () => {
    const requests = [
      givenSummary(1, { status: 'Cancelled' }),
      givenSummary(2, { status: 'Draft', payableRial: null }),
      givenSummary(3, { status: 'Published' }),
      givenSummary(4, { payableRial: 9 }),
      givenSummary(5, { payableRial: 8 }),
      givenSummary(6, { status: 'Expired' }),
      givenSummary(7, { status: 'AwaitingPayment', payableRial: 10 }),
    ];

    expect(comparedOf(requests).map(({ id }) => Number(id))).toEqual([5, 4, 7, 3, 6, 2]);
    expect(comparedOf(requests)).toHaveLength(MAX_COLUMNS);
  });

  it('takes requests of one buyer only, whatever its name', () => {
    const needId = NeedId.parse('7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10');
    const requests = [
      givenSummary(1, { needId }),
      givenSummary(2, { needId, buyerId: 8 }),
      givenSummary(3, { needId, buyerName: 'نام تازه' }),
    ];

    expect(comparedOf(requests).map(({ id }) => Number(id))).toEqual([1, 3]);
  });
});

it('closes the other requests of the same buyer that may be cancelled', () => {
  const chosen = givenSummary(1);
  const requests = [
    chosen,
    givenSummary(2),
    givenSummary(3, { allowedActions: ['repeat'] }),
    givenSummary(4, { buyerId: 8 }),
  ];

  expect(closedWith(requests, chosen).map(({ id }) => Number(id))).toEqual([2]);
});
