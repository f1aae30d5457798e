import { BaseProductId } from '@bazaar/contracts/product';
import type { TradeLine } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenLine, givenTradeRequest } from '../../common/trade/trade.fixture.ts';
import { lineQuote, needLines } from './need-lines.rules.ts';

const base = (id: number) => BaseProductId.parse(id);
const request = (id: number, lines: TradeLine[]) => givenTradeRequest(id, { lines });
const shape = (...lines: TradeLine[][]) =>
  needLines(lines.map((own, index) => request(index + 1, own))).map(({ lines: matched }) =>
    [...matched].map(([requestId, { id }]) => `${requestId}:${id}`),
  );

describe('needLines', () => {
  it('joins offers of one base product by title, although each supplier has a code of their own', () => {
    const motor = (id: number, sku: string) =>
      givenLine(id, { baseProductId: base(9), title: 'الکتروموتور 160L', sku });

    expect(shape([motor(1, 'TE-001')], [motor(2, 'TE-002')])).toEqual([['1:1', '2:2']]);
  });

  it('keeps two sizes of one base product apart', () => {
    const size = (id: number, title: string) =>
      givenLine(id, { baseProductId: base(9), title, sku: `X${id}` });

    expect(
      shape([size(1, 'موتور 160L'), size(2, 'موتور 180M')], [size(3, 'موتور 180M'), size(4, 'موتور 160L')]),
    ).toEqual([
      ['1:1', '2:4'],
      ['1:2', '2:3'],
    ]);
  });

  it('prefers an equal code to an equal title', () => {
    const pump = (id: number, sku: string) => givenLine(id, { baseProductId: base(9), title: 'پمپ', sku });

    expect(shape([pump(1, 'A'), pump(2, 'B')], [pump(3, 'B'), pump(4, 'A')])).toEqual([
      ['1:1', '2:4'],
      ['1:2', '2:3'],
    ]);
  });

  it('joins the only lines of one base product, whatever they are called', () => {
    const named = (id: number, title: string) =>
      givenLine(id, { baseProductId: base(9), title, sku: `X${id}` });

    expect(shape([named(1, 'موتور ایرانی')], [named(2, 'موتور صنعتی')])).toEqual([['1:1', '2:2']]);
  });

  it("joins lines in the buyer's words by their title, in whatever letters it is written", () => {
    const own = (id: number, title: string) => givenLine(id, { title, sku: null });

    expect(shape([own(1, 'حمل و تخلیه')], [own(2, 'حمل و تخليه '), own(3, 'نصب')])).toEqual([
      ['1:1', '2:2'],
      ['2:3'],
    ]);
  });

  it('does not join two lines of one request', () => {
    const own = (id: number) => givenLine(id, { title: 'نصب', sku: null });

    expect(shape([own(1), own(2)], [own(3)])).toEqual([['1:1', '2:3'], ['1:2']]);
  });

  it('never joins a catalogue item with words', () => {
    const item = givenLine(1, { baseProductId: base(9), title: 'پمپ' });

    expect(shape([item], [givenLine(2, { title: 'پمپ', sku: null })])).toHaveLength(2);
  });

  it('has the quantity that most requests ask for', () => {
    const own = (id: number, quantity: number) => givenLine(id, { title: 'پمپ', quantity });
    const [line] = needLines([request(1, [own(1, 10)]), request(2, [own(2, 12)]), request(3, [own(3, 12)])]);

    expect(line?.quantity).toBe(12);
  });
});

describe('lineQuote', () => {
  const asked = request(1, [givenLine(1, { quantity: 12, quotedPriceRial: 100 })]);
  const other = request(2, [givenLine(2, { quantity: 10, quotedPriceRial: 100 })]);
  const unpriced = request(3, [givenLine(3, { quantity: 12, quotedPriceRial: null })]);
  const [line] = needLines([asked, other, unpriced]);

  it.each([
    ['for the quantity of the need', asked, { unitPriceRial: 100, totalRial: 1200, quantity: 12, gap: null }],
    [
      'for another quantity',
      other,
      { unitPriceRial: 100, totalRial: 1000, quantity: 10, gap: 'otherQuantity' },
    ],
    ['without a price', unpriced, { unitPriceRial: null, totalRial: null, quantity: 12, gap: 'unpriced' }],
    [
      'not asked for',
      request(4, []),
      { unitPriceRial: null, totalRial: null, quantity: null, gap: 'notAsked' },
    ],
  ])('%s', (_, of, expected) => {
    expect(line && lineQuote(line, of)).toEqual(expected);
  });
});
