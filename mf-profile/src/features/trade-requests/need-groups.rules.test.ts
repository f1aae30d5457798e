import { NeedId } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenSummary } from '../../common/trade/trade.fixture.ts';
import { rowsOf, summaryOf } from './need-groups.rules.ts';

const one = NeedId.parse('7d0c5a3e-4b1f-4c6a-9f57-2e8a1b9c4d10');
const two = NeedId.parse('1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b');

const shape = (requests: Parameters<typeof rowsOf>[0]) =>
  rowsOf(requests).map((row) =>
    row.kind === 'need'
      ? `need of ${row.group.requests.map(({ id }) => id).join(' ')}`
      : `${row.isInNeed ? '· ' : ''}${row.request.id}`,
  );

describe('rowsOf', () => {
  it('puts the requests of a need together, where the first of them stood', () => {
    const requests = [
      givenSummary(9),
      givenSummary(8, { needId: one }),
      givenSummary(7),
      givenSummary(6, { needId: two }),
      givenSummary(5, { needId: one }),
    ];

    expect(shape(requests)).toEqual(['9', 'need of 8 5', '· 8', '· 5', '7', 'need of 6', '· 6']);
  });

  it('keeps needs of two buyers apart, although their ids and names are equal', () => {
    const namesake = givenSummary(1, { needId: one, buyerId: 8 });
    const requests = [givenSummary(2, { needId: one }), namesake];

    expect(shape(requests)).toEqual(['need of 2', '· 2', 'need of 1', '· 1']);
    const keys = rowsOf(requests).flatMap((row) => (row.kind === 'need' ? row.group.key : []));
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps the requests of a buyer together who has another name since', () => {
    const requests = [
      givenSummary(2, { needId: one }),
      givenSummary(1, { needId: one, buyerName: 'نام تازه' }),
    ];

    expect(shape(requests)).toEqual(['need of 2 1', '· 2', '· 1']);
  });

  it('leaves a list without needs as it is', () => {
    expect(shape([givenSummary(2), givenSummary(1)])).toEqual(['2', '1']);
  });
});

describe('summaryOf', () => {
  it('counts the quotes and finds the lowest of them', () => {
    const requests = [
      givenSummary(4, { title: null, status: 'Draft', payableRial: null, updatedAt: '2026-11-19T09:00:00Z' }),
      givenSummary(3, { payableRial: 900 }),
      givenSummary(2, { payableRial: 700 }),
      givenSummary(1, { status: 'Published', payableRial: 500 }),
    ];

    expect(summaryOf({ key: 'x', needId: 'x', requests })).toEqual({
      title: 'پمپ گریز از مرکز 50-200',
      quotedCount: 2,
      lowestRial: 700,
      updatedAt: '2026-11-19T09:00:00Z',
    });
  });

  it('has no lowest sum without a quote', () => {
    const requests = [givenSummary(1, { status: 'Published', title: null })];

    expect(summaryOf({ key: 'x', needId: 'x', requests })).toMatchObject({
      title: null,
      quotedCount: 0,
      lowestRial: null,
    });
  });
});
