import { describe, expect, it } from 'vitest';
import { readBegun, readReported, readState, readUnverified, readVerdict } from './zarinpal.rules.ts';

const refusal = (code: number) => ({ data: [], errors: { code, message: 'refused' } });
const JUNK = [
  null,
  undefined,
  7,
  'text',
  [],
  {},
  { data: null },
  { data: [], errors: [] },
  { errors: { code: '-51' } },
];

describe('readVerdict', () => {
  it.each([100, 101])('reads %i as paid', (code) => {
    expect(readVerdict({ data: { code, ref_id: 201, card_pan: '5022****5995' }, errors: [] })).toEqual({
      kind: 'paid',
      refNumber: '201',
      cardMasked: '5022****5995',
    });
  });

  it.each([-50, -51, -53, -54, -55])('reads %i as not paid', (code) => {
    expect(readVerdict(refusal(code))).toEqual({ kind: 'notPaid', reason: `code ${code}` });
  });

  it.each([-9, -10, -11, -12, -15, -16, -17, -30, -41, -52])(
    'reads %i as unknown, because it says nothing about the money',
    (code) => {
      expect(readVerdict(refusal(code))).toEqual({ kind: 'unknown', reason: `code ${code}` });
    },
  );

  it.each([...JUNK, { data: { code: 102, ref_id: 1 } }, { data: { code: 100 } }])(
    'reads %j as unknown',
    (response) => {
      expect(readVerdict(response).kind).toBe('unknown');
    },
  );
});

describe('readState', () => {
  it.each([
    ['PAID', 'paid'],
    ['VERIFIED', 'paid'],
    ['IN_BANK', 'open'],
    ['FAILED', 'notPaid'],
    ['REVERSED', 'notPaid'],
    ['constructor', 'unknown'],
  ])('reads %s as %s', (status, state) => {
    expect(readState({ data: { code: 100, status }, errors: [] })).toBe(state);
  });

  it.each(JUNK)('reads %j as unknown', (response) => {
    expect(readState(response)).toBe('unknown');
  });
});

describe('readBegun', () => {
  it('accepts the authority only with code 100', () => {
    const authority = 'A00000000000000000000000000000217885';

    expect(readBegun({ data: { code: 100, authority }, errors: [] })).toEqual({ authority });
    expect(readBegun({ data: { code: 100, authority: '../../evil' }, errors: [] })).toEqual({
      reason: 'unreadable answer',
    });
    expect(readBegun(refusal(-9))).toEqual({ reason: 'code -9' });
  });
});

describe('readReported', () => {
  it.each([
    ['VERIFIED', 'confirmed'],
    ['PAID', 'paid'],
    ['IN_BANK', 'open'],
    ['REVERSED', 'notPaid'],
  ])('reads %s as %s', (status, state) => {
    expect(readReported({ data: { code: 100, status }, errors: [] })).toBe(state);
  });

  it('tells a payment that Zarinpal does not know from one of which nothing is known', () => {
    expect([-54, -55, -50, -52].map((code) => readReported(refusal(code)))).toEqual([
      ...['missing', 'missing', 'notPaid', 'unknown'],
    ]);
    expect(JUNK.map(readReported)).toEqual(JUNK.map(() => 'unknown'));
  });
});

describe('readUnverified', () => {
  const authority = 'A00000000000000000000000000207288780';
  const listed = (changes: object) => ({
    data: {
      code: '100',
      authorities: [{ authority, amount: 50_500, date: '2026-11-20 13:30:00', ...changes }],
    },
  });

  it('reads the authority, the amount in rial, and the date in Tehran', () => {
    expect(readUnverified(listed({ callback_url: 'https://bazaar.example', referer: '/' }))).toEqual([
      { authority, refNumber: null, amountRial: 50_500, status: 'paid', at: '2026-11-20T10:00:00.000Z' },
    ]);
    expect(readUnverified({ data: { code: 100, authorities: [] } })).toEqual([]);
  });

  it.each([
    ...JUNK,
    refusal(-10),
    listed({ amount: '50500' }),
    listed({ authority: '' }),
    listed({ date: '1' }),
  ])('reads nothing from %j', (response) => {
    expect(readUnverified(response)).toBeNull();
  });
});
