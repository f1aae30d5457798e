import { NeedId } from '@bazaar/contracts/trade';
import { describe, expect, it } from 'vitest';
import { givenSummary } from '../../common/trade/trade.fixture.ts';
import { rowsOf, titleOf } from './need-groups.rules.ts';

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

describe('titleOf', () => {
  const titleOfNeed = (requests: Parameters<typeof rowsOf>[0]) =>
    titleOf({ key: 'x', needId: 'x', requests });

  it('is that of the first request with a line', () => {
    expect(titleOfNeed([givenSummary(2, { title: null }), givenSummary(1)])).toBe('پمپ گریز از مرکز 50-200');
  });

  it('is missing while no request has a line', () => {
    expect(titleOfNeed([givenSummary(1, { title: null })])).toBeNull();
  });
});
